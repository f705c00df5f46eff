// Texts that a translator of the browser's (Chrome's translation) would freeze: for a part of `pnpm lint`. It replaces a
// text node by an element of its own, and React goes on writing into the node that is gone. A text that is the whole
// content of its element is written through the element, so it survives.
import ts from 'typescript';

const isText = (type) =>
  type.isUnion()
    ? type.types.some(isText)
    : Boolean(type.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike)) && type.value !== '';

/** The identifier that an expression begins with: `brand` of `brand.name`. */
const rootOf = (node) => (ts.isPropertyAccessExpression(node) ? rootOf(node.expression) : node);

/** Whether it is the same for ever: a literal, or what a module declares or imports. */
function isConstant(node, checker) {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return true;
  const declaration = ts.isIdentifier(rootOf(node)) && checker.getSymbolAtLocation(rootOf(node))?.declarations?.[0];
  if (!declaration) return false;
  const statement = declaration.parent?.parent;
  return (
    ts.isImportSpecifier(declaration) ||
    ts.isImportClause(declaration) ||
    (ts.isVariableDeclaration(declaration) && ts.isVariableStatement(statement) && ts.isSourceFile(statement.parent))
  );
}

const isContent = (child) =>
  ts.isJsxText(child) ? !child.containsOnlyTriviaWhiteSpaces : !ts.isJsxExpression(child) || Boolean(child.expression);

/** What an expression shows: of `title && <p>{title}</p>` the element. */
const shownBy = (node) =>
  ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken ? node.right : node;

function changes(child, checker) {
  if (!ts.isJsxExpression(child)) return false;
  const shown = shownBy(child.expression);
  const type = checker.getTypeAtLocation(shown);
  // What may be anything (children) is looked at where it is given.
  return !isConstant(shown, checker) && !/ReactNode/.test(checker.typeToString(type)) && isText(type);
}

/** Texts of JSX that can change and stand beside something else, as 'shell/src/x.tsx:3 {name}'. */
export function textsBesideOthers({ files, checker, placeOf }) {
  const found = [];
  const look = (node) => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const content = node.children.filter(isContent);
      if (content.length > 1)
        for (const child of content.filter((one) => changes(one, checker)))
          found.push(`${placeOf(child)} ${child.getText()}`);
    }
    ts.forEachChild(node, look);
  };
  for (const file of files) look(file);
  return found;
}
