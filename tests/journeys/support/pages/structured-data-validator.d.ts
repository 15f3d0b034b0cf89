declare module '@adobe/structured-data-validator' {
  export default class Validator {
    constructor(schemaOrg: { readonly '@graph': readonly object[] });
    validate(data: {
      readonly jsonld: Readonly<Record<string, readonly object[]>>;
    }): Promise<{ readonly issueMessage: string; readonly severity: string; readonly rootType: string }[]>;
  }
}
