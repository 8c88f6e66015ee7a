import { join, sep } from 'node:path';
import ts from 'typescript';
import { normalizeTypeText, readBaseTypes } from './read-base-types.ts';

export interface Prop {
  name: string;
  isOptional: boolean;
  type: string;
}

/** What one export of src/index.ts promises to those who use it. */
export type ApiEntry =
  | { kind: 'component' | 'interface'; name: string; variants: Prop[][]; bases: string[] }
  | { kind: 'function' | 'type' | 'constant'; name: string; type: string }
  | { kind: 'icon'; name: string };

const ROOT = join(import.meta.dirname, '..');
const SOURCES = join(ROOT, 'src') + sep;
const FORMAT = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;

const openProgram = (): ts.Program => {
  const configPath = join(ROOT, 'tsconfig.json');
  const { config } = ts.readConfigFile(configPath, (path) => ts.sys.readFile(path));
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  return ts.createProgram([join(SOURCES, 'index.ts')], options);
};

const isOurs = (node: ts.Node): boolean => node.getSourceFile().fileName.startsWith(SOURCES);

/** Unions are printed in one order, whatever the compiler met first. */
const sortUnion = (text: string): string =>
  /^'[^']*'( \| '[^']*')+$/.test(text) ? text.split(' | ').toSorted().join(' | ') : text;

/** Reads every export of src/index.ts, in the order of their names. */
export const readApi = (): ApiEntry[] => {
  const program = openProgram();
  const checker = program.getTypeChecker();
  const index = program.getSourceFile(join(SOURCES, 'index.ts'));
  const module = index === undefined ? undefined : checker.getSymbolAtLocation(index);
  if (index === undefined || module === undefined) throw new Error('src/index.ts is not a module');

  const printType = (type: ts.Type, flags = FORMAT): string =>
    sortUnion(checker.typeToString(type, index, flags)).replaceAll(/import\("[^"]*"\)\./g, '');

  /** As it is written, but for the values of a closed list: those are said one by one. */
  const printProp = (symbol: ts.Symbol): string => {
    const type = checker.getTypeOfSymbolAtLocation(symbol, index);
    if (type.isUnion() && type.types.every((part) => part.isLiteral())) {
      return printType(type, FORMAT | ts.TypeFormatFlags.InTypeAlias);
    }
    const node = symbol.declarations?.find(ts.isPropertySignature)?.type;
    const text = node === undefined ? '' : normalizeTypeText(node.getText());
    return text === '' || /\btypeof\b/.test(text) ? printType(type) : text;
  };

  const readProp = (symbol: ts.Symbol): Prop => ({
    name: symbol.getName(),
    isOptional: (symbol.flags & ts.SymbolFlags.Optional) !== 0,
    type: printProp(symbol),
  });

  /** Our own properties, one list for each form that the properties can take. */
  const readVariants = (type: ts.Type): Prop[][] =>
    (type.isUnion() ? type.types : [type]).map((variant) =>
      checker
        .getPropertiesOfType(variant)
        .filter((property) => property.declarations?.some(isOurs) ?? false)
        .map(readProp)
        .toSorted((left, right) => (left.name < right.name ? -1 : 1)),
    );

  /** The tokens of the theme are a tree of strings: their names are what one relies on. */
  const printTree = (type: ts.Type, path: string): string => {
    const properties = checker.getPropertiesOfType(type);
    const typed = properties.map(
      (property) => [property, checker.getTypeOfSymbolAtLocation(property, index)] as const,
    );
    const leaves = typed.filter(([, value]) => (value.flags & ts.TypeFlags.Object) === 0);
    const branches = typed.filter(([, value]) => (value.flags & ts.TypeFlags.Object) !== 0);
    return [
      ...(leaves.length === 0 ? [] : [`${path}: ${leaves.map(([leaf]) => leaf.getName()).join(', ')}`]),
      ...branches.map(([branch, value]) => printTree(value, `${path}.${branch.getName()}`)),
    ].join('\n');
  };
  const printConstant = (type: ts.Type): string => {
    const text = printType(type);
    return text.includes('var(--') ? printTree(type, 'vars') : text;
  };

  const readValue = (name: string, symbol: ts.Symbol): ApiEntry => {
    const type = checker.getTypeOfSymbolAtLocation(symbol, index);
    if (
      type.aliasSymbol?.getName() === 'LucideIcon' ||
      type.symbol?.getName() === 'ForwardRefExoticComponent'
    ) {
      return { kind: 'icon', name };
    }
    const [signature] = type.getCallSignatures();
    if (signature === undefined) return { kind: 'constant', name, type: printConstant(type) };
    if (!/^[A-Z]/.test(name)) return { kind: 'function', name, type: printType(type) };
    const [parameter] = signature.getParameters();
    if (parameter === undefined) return { kind: 'component', name, variants: [[]], bases: [] };
    const props = checker.getTypeOfSymbolAtLocation(parameter, index);
    const variants = readVariants(props);
    const isWrapped = !(parameter.declarations?.some(isOurs) ?? false);
    // react-aria's own component, passed on as it is.
    if (isWrapped && variants.flat().length === 0) {
      return { kind: 'component', name, variants, bases: [printType(props)] };
    }
    // `memo` gives a component a parameter of its own: what it takes is then in the type.
    const bases = readBaseTypes(checker, isWrapped ? props.symbol : parameter, isOurs);
    return { kind: 'component', name, variants, bases };
  };

  const readType = (name: string, symbol: ts.Symbol): ApiEntry => {
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    const alias = symbol.declarations?.find(ts.isTypeAliasDeclaration)?.type;
    if (
      alias !== undefined &&
      isOurs(alias) &&
      !(type.isUnion() && type.types.every((part) => part.isLiteral()))
    ) {
      return { kind: 'type', name, type: normalizeTypeText(alias.getText()) };
    }
    const isInterface = symbol.declarations?.some(ts.isInterfaceDeclaration) ?? false;
    if (!isInterface)
      return { kind: 'type', name, type: printType(type, FORMAT | ts.TypeFormatFlags.InTypeAlias) };
    return {
      kind: 'interface',
      name,
      variants: readVariants(type),
      bases: readBaseTypes(checker, symbol, isOurs),
    };
  };

  return checker
    .getExportsOfModule(module)
    .toSorted((left, right) => (left.getName() < right.getName() ? -1 : 1))
    .map((exported) => {
      const isAlias = (exported.flags & ts.SymbolFlags.Alias) !== 0;
      const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported;
      const isValue = (symbol.flags & ts.SymbolFlags.Value) !== 0;
      return isValue ? readValue(exported.getName(), symbol) : readType(exported.getName(), symbol);
    });
};
