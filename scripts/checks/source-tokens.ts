import { SyntaxKind } from 'typescript/unstable/ast';
import { createScanner, type Scanner, tokenIsIdentifierOrKeyword } from 'typescript/unstable/ast/scanner';

export interface SourceToken {
  readonly kind: 'identifier' | 'comment' | 'string' | 'other';
  /** A comment with its delimiters; a string or a part of a template without quotes. */
  readonly text: string;
  readonly start: number;
}

const valueEnds = new Set([
  SyntaxKind.CloseParenToken,
  SyntaxKind.CloseBracketToken,
  SyntaxKind.CloseBraceToken,
  SyntaxKind.NumericLiteral,
  SyntaxKind.BigIntLiteral,
  SyntaxKind.StringLiteral,
  SyntaxKind.NoSubstitutionTemplateLiteral,
  SyntaxKind.TemplateTail,
  SyntaxKind.RegularExpressionLiteral,
  SyntaxKind.PlusPlusToken,
  SyntaxKind.MinusMinusToken,
  SyntaxKind.ThisKeyword,
  SyntaxKind.SuperKeyword,
  SyntaxKind.NullKeyword,
  SyntaxKind.TrueKeyword,
  SyntaxKind.FalseKeyword,
]);

/** A keyword such as `return` is followed by a value; a contextual one such as `type` is mostly a name. */
const endsValue = (kind: SyntaxKind) =>
  valueEnds.has(kind) ||
  kind === SyntaxKind.Identifier ||
  kind === SyntaxKind.PrivateIdentifier ||
  (tokenIsIdentifierOrKeyword(kind) && kind > SyntaxKind.LastReservedWord);

const templateKinds = new Set([
  SyntaxKind.NoSubstitutionTemplateLiteral,
  SyntaxKind.TemplateHead,
  SyntaxKind.TemplateMiddle,
  SyntaxKind.TemplateTail,
]);

/** Identifiers, comments and strings of a TypeScript or JavaScript source in their order; keywords and regular expressions are left out. */
export function readTokens(source: string): SourceToken[] {
  return readAllTokens(source).filter(({ kind }) => kind !== 'other');
}

/** Also keywords, brackets and operators, of the kind `other`. */
export function readAllTokens(source: string): SourceToken[] {
  const scanner = createScanner(false, 1, source);
  const tokens: SourceToken[] = [];
  const braces: ('block' | 'template')[] = [];
  let previous: SyntaxKind = SyntaxKind.Unknown;
  for (;;) {
    const kind = scanNext(scanner, previous, braces);
    if (kind === SyntaxKind.EndOfFile) return tokens;
    const token = describeToken(scanner, kind);
    if (token) tokens.push(token);
    if (!isTrivia(kind)) previous = kind;
  }
}

const isTrivia = (kind: SyntaxKind) => kind >= SyntaxKind.FirstTriviaToken && kind <= SyntaxKind.LastTriviaToken;

/** The scanner alone cannot distinguish a division from a regular expression, or a brace from the end of a template's expression. */
function scanNext(scanner: Scanner, previous: SyntaxKind, braces: ('block' | 'template')[]): SyntaxKind {
  const kind = scanner.scan();
  if (kind === SyntaxKind.OpenBraceToken) braces.push('block');
  if (kind === SyntaxKind.TemplateHead) braces.push('template');
  if (kind === SyntaxKind.CloseBraceToken && braces.pop() === 'template') {
    const part = scanner.reScanTemplateToken(false);
    if (part === SyntaxKind.TemplateMiddle) braces.push('template');
    return part;
  }
  const isSlash = kind === SyntaxKind.SlashToken || kind === SyntaxKind.SlashEqualsToken;
  return isSlash && !endsValue(previous) ? scanner.reScanSlashToken() : kind;
}

function describeToken(scanner: Scanner, kind: SyntaxKind): SourceToken | undefined {
  const start = scanner.getTokenStart();
  const text = scanner.getTokenText();
  if (kind === SyntaxKind.SingleLineCommentTrivia || kind === SyntaxKind.MultiLineCommentTrivia)
    return { kind: 'comment', text, start };
  if (kind === SyntaxKind.Identifier || kind === SyntaxKind.PrivateIdentifier) return { kind: 'identifier', text, start };
  if (kind === SyntaxKind.StringLiteral) return { kind: 'string', text: text.slice(1, -1), start };
  if (templateKinds.has(kind)) return { kind: 'string', text: text.replace(/^[`}]|(?:`|\$\{)$/g, ''), start };
  return isTrivia(kind) ? undefined : { kind: 'other', text, start };
}
