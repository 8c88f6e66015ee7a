import ts from 'typescript';

/** A text that a person may read, spaces as written, and the line of its first character (from 1). */
export interface VisibleText {
  readonly line: number;
  readonly text: string;
}

/** Stands where a text holds something that is not one: a value, an element. */
const VALUE = '\uFFFC';

/** The constants of `@odu/domain`, as they stand in a template or in JSX. */
const SPACES: Readonly<Record<string, string>> = { NBSP: '\u00A0', NNBSP: '\u202F' };

const ENTITIES = /&(?:nbsp|#160|#xa0|(#8239|#x202f));/gi;

const decodeSpaces = (text: string): string =>
  text.replace(ENTITIES, (_entity, narrow: string | undefined) =>
    narrow === undefined ? '\u00A0' : '\u202F',
  );

const readValue = (expression: ts.Expression | undefined): string => {
  if (expression === undefined) return '';
  if (ts.isStringLiteralLike(expression)) return expression.text;
  return (ts.isIdentifier(expression) && SPACES[expression.text]) || VALUE;
};

const readTemplate = ({ head, templateSpans }: ts.TemplateExpression): string =>
  head.text + templateSpans.map(({ expression, literal }) => readValue(expression) + literal.text).join('');

const readJsxChild = (child: ts.JsxChild): string => {
  if (ts.isJsxText(child)) return decodeSpaces(child.text);
  return ts.isJsxExpression(child) ? readValue(child.expression) : VALUE;
};

/** The text of a literal or of the children of an element, and where it starts; undefined for any other node. */
const readNode = (node: ts.Node): { start: number; text: string } | undefined => {
  if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
    return { start: node.children.pos, text: node.children.map(readJsxChild).join('') };
  }
  const start = node.getStart();
  if (ts.isTemplateExpression(node)) return { start, text: readTemplate(node) };
  if (ts.isNoSubstitutionTemplateLiteral(node)) return { start, text: node.text };
  if (!ts.isStringLiteral(node) || ts.isLiteralTypeNode(node.parent)) return undefined;
  // Escaped line breaks: none of them is one of the file.
  const text = node.text.replaceAll('\n', ' ');
  return { start, text: ts.isJsxAttribute(node.parent) ? decodeSpaces(text) : text };
};

const listTypeScriptTexts = (path: string, source: string): VisibleText[] => {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const texts: VisibleText[] = [];
  const visit = (node: ts.Node): void => {
    const found = readNode(node);
    if (found !== undefined) {
      texts.push({ line: file.getLineAndCharacterOfPosition(found.start).line + 1, text: found.text });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return texts;
};

/** What nobody reads in the other kinds of file: comments, and code in a page. */
const UNREAD: Readonly<Record<string, RegExp>> = {
  mdx: /^```.*?^```|`[^`\n]*`/gms,
  yaml: /^\s*#.*$/gm,
  typ: /^\s*\/\/.*$/gm,
  html: /<!--.*?-->|<(style|script)\b.*?<\/\1>/gs,
};

const blank = (code: string): string => code.replaceAll(/[^\n]+/g, VALUE);

/** The texts of a file; those of TypeScript are its literals and its JSX, any other file is one text without its comments. */
export const listTexts = (path: string, source: string): VisibleText[] => {
  if (/\.tsx?$/.test(path)) return listTypeScriptTexts(path, source);
  const unread = UNREAD[path.slice(path.lastIndexOf('.') + 1)];
  if (unread === undefined) throw new Error(`no rule to read ${path}`);
  return [{ line: 1, text: decodeSpaces(source.replace(unread, blank)) }];
};
