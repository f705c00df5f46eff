const path = require('node:path');
const ts = require('typescript');
const { ROOT } = require('./paths.cjs');

const CONTRACT = path.join(ROOT, 'shared/contract/src') + path.sep;

/** Calls that make a row of an entity's table: their third argument is a note. */
const ROW_MAKERS = new Set(['field', 'optional', 'nullable']);
const nameOf = ({ expression }) => (ts.isIdentifier(expression) ? expression.text : undefined);

/** Without the prose, which is there for the description of the calls (docs/openapi.json). */
function withoutProse(node, factory) {
  if (ROW_MAKERS.has(nameOf(node)) && node.arguments.length === 3 && ts.isStringLiteralLike(node.arguments[2]))
    return factory.updateCallExpression(node, node.expression, node.typeArguments, node.arguments.slice(0, 2));
  const [definition] = node.arguments;
  if (nameOf(node) !== 'endpoint' || definition === undefined || !ts.isObjectLiteralExpression(definition)) return node;
  const kept = definition.properties.filter((property) => property.name?.getText() !== 'purpose');
  const lean = factory.updateObjectLiteralExpression(definition, kept);
  return factory.updateCallExpression(node, node.expression, node.typeArguments, [lean]);
}

/**
 * A transformer of TypeScript for releases, over the contract's source: leaves its prose away, and says that a call which makes
 * a part of it has no effect besides its value, so that the entities and endpoints which an app does not use fall out.
 */
function leanContract(context) {
  const { factory } = context;
  const visit = (node) => {
    // What runs later is code like any other.
    if (ts.isFunctionLike(node)) return node;
    if (!ts.isCallExpression(node)) return ts.visitEachChild(node, visit, context);
    const made = ts.visitEachChild(withoutProse(node, factory), visit, context);
    return ts.addSyntheticLeadingComment(made, ts.SyntaxKind.MultiLineCommentTrivia, '#__PURE__', false);
  };
  return (file) => (path.resolve(file.fileName).startsWith(CONTRACT) ? ts.visitEachChild(file, visit, context) : file);
}

module.exports = { leanContract };
