/** A static page in one language; tokens in braces are filled per market. */
export interface PageCopy {
  readonly title: string;
  readonly sections: readonly PassageCopy[];
}

/** A headed passage of a page. */
export interface PassageCopy {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly list?: readonly string[];
}
