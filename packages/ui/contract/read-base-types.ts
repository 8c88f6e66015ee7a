import ts from 'typescript';

/** A type as it is written in the sources, on one line, whatever the formatter did to it. */
export const normalizeTypeText = (text: string): string =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\//g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/([<([]) (?:\| )?|, (\|) /g, (_match, bracket?: string) => bracket ?? ', ')
    .replaceAll(/,? (?=[>)\]])/g, '')
    .trim();

/**
 * The types from outside (React, react-aria) that properties build on, as they are written: their own properties are not repeated.
 * `symbol` is a parameter or an interface; types of ours are followed.
 */
export const readBaseTypes = (
  checker: ts.TypeChecker,
  symbol: ts.Symbol,
  isOurs: (node: ts.Node) => boolean,
): string[] => {
  const bases = new Set<string>();
  const seen = new Set<ts.Node>();

  const followName = (node: ts.Node, name: ts.Node): void => {
    const target = checker.getSymbolAtLocation(name);
    const resolved =
      target !== undefined && (target.flags & ts.SymbolFlags.Alias) !== 0
        ? checker.getAliasedSymbol(target)
        : target;
    const ours = resolved?.declarations?.filter(isOurs) ?? [];
    if (ours.length === 0) bases.add(normalizeTypeText(node.getText()));
    for (const declaration of ours) follow(declaration);
  };

  /** Omit<Base, …>, Pick<Base, …> and Partial<Base>: what counts is whose the base is. */
  const followUtility = (node: ts.NodeWithTypeArguments): boolean => {
    const [base] = node.typeArguments ?? [];
    if (base === undefined || !/^(?:Omit|Pick|Partial|Readonly)</.test(node.getText())) return false;
    follow(base);
    if (bases.delete(normalizeTypeText(base.getText()))) bases.add(normalizeTypeText(node.getText()));
    return true;
  };

  const follow = (node: ts.Node): void => {
    if (seen.has(node)) return;
    seen.add(node);
    if (ts.isInterfaceDeclaration(node))
      node.heritageClauses?.forEach((clause) => clause.types.forEach(follow));
    else if (ts.isTypeAliasDeclaration(node) || ts.isParenthesizedTypeNode(node)) follow(node.type);
    else if (ts.isParameter(node) && node.type !== undefined) follow(node.type);
    else if (ts.isIntersectionTypeNode(node) || ts.isUnionTypeNode(node)) node.types.forEach(follow);
    else if (ts.isExpressionWithTypeArguments(node) && !followUtility(node))
      followName(node, node.expression);
    else if (ts.isTypeReferenceNode(node) && !followUtility(node)) followName(node, node.typeName);
  };

  symbol.declarations?.filter(isOurs).forEach(follow);
  return [...bases].toSorted();
};
