// What the browser code of the workspace uses of the web, found by types: for the part of `pnpm lint` that holds the
// browser floor (ADR 0055).
import ts from 'typescript';
import floor from '../../shared/federation/build/floor/index.cjs';

const { functionsAboveFloor, GUARDED_IN_SOURCES, html, lacking, WORLDS } = floor;

const isOfTheWeb = (declaration) => /\/typescript\/lib\/lib\.[^/]*\.d\.ts$/.test(declaration.getSourceFile().fileName);

/** Every name that stands for something a supported browser lacks: only these are asked about. */
const SUSPECTS = new Set(functionsAboveFloor().map((path) => path.at(-1)));

/** The interface or the `declare var` with a type of its own that a member is declared in: { owner, isStatic }. */
function ownerOf({ parent }) {
  if (ts.isInterfaceDeclaration(parent)) {
    const owner = parent.name.text;
    const value = owner.replace(/Constructor$/, '').replace(/^Readonly(Array|Map|Set)$/, '$1');
    return { owner: value, isStatic: /Constructor$/.test(owner) };
  }
  const variable = parent.parent;
  return ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(variable)
    ? { owner: variable.name.text, isStatic: true }
    : {};
}

/** Name and entry in MDN's data of what a declaration of TypeScript's libraries stands for. */
function described(name, declaration) {
  const { owner, isStatic } = ownerOf(declaration);
  for (const world of WORLDS) {
    const entry = owner ? (isStatic && world[owner]?.[`${name}_static`]) || world[owner]?.[name] : world[name];
    if (entry) return [owner ? `${owner}.${name}` : name, entry];
  }
  return [name, undefined];
}

/** What a name in the code stands for; undefined if it is none of the web's functions, or only a type. */
function webFunction(node, checker) {
  if (!SUSPECTS.has(node.text) || ts.isTypeNode(node.parent)) return undefined;
  const declaration = checker.getSymbolAtLocation(node)?.declarations?.find(isOfTheWeb);
  return declaration && described(node.text, declaration);
}

/** An attribute of an HTML element in JSX. */
function attribute(node) {
  const element = node.parent.parent.tagName.getText();
  const name = node.name.getText().toLowerCase();
  const entry = html.elements[element]?.[name] ?? html.global_attributes[name];
  return /^[a-z]/.test(element) ? [`<${element} ${name}>`, entry] : undefined;
}

/**
 * What the workspace's browser code uses that a supported browser lacks, as
 * 'shell/src/x.ts:3 URL.canParse: safari_ios 15.4'; what is listed as guarded is left out.
 */
export function webFunctionsAboveFloor({ files, checker, placeOf }) {
  const found = [];
  const look = (node) => {
    const [name, entry] =
      (ts.isIdentifier(node) && webFunction(node, checker)) || (ts.isJsxAttribute(node) && attribute(node)) || [];
    const without = lacking(entry?.__compat);
    if (without.length > 0 && !(name in GUARDED_IN_SOURCES))
      found.push(`${placeOf(node)} ${name}: ${without.join(', ')}`);
    ts.forEachChild(node, look);
  };
  for (const file of files) look(file);
  return found;
}
