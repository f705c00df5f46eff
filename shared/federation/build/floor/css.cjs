const { css: known } = require('@mdn/browser-compat-data');
const csstree = require('css-tree');
const { lacking } = require('./compat.cjs');
const { PROGRESSIVE_CSS } = require('./progressive.cjs');

/** The first entry called `name` at any depth. */
function find(tree, name) {
  if (tree[name]?.__compat) return tree[name];
  for (const [key, below] of Object.entries(tree)) {
    const found = key !== '__compat' && typeof below === 'object' && find(below, name);
    if (found) return found;
  }
  return undefined;
}

const UNITS = [
  [/^[dsl]v(w|h|i|b|min|max)$/, known.types.length.viewport_percentage_units_dynamic],
  [/^cq(w|h|i|b|min|max)$/, known.types.length.container_query_length_units],
];

/** What a part of a stylesheet uses: pairs of how it is written and MDN's entry of it. */
const USES = {
  Declaration: ({ property }) => [[property, known.properties[property]]],
  Function: ({ name }) => [[`${name}()`, find(known.types, name)]],
  Dimension: ({ unit }) => [[unit, UNITS.find(([pattern]) => pattern.test(unit))?.[1]]],
  Identifier({ name }, { declaration }) {
    const property = declaration?.property;
    return property ? [[`${property}: ${name}`, known.properties[property]?.[name]]] : [];
  },
  PseudoClassSelector: ({ name }) => [[`:${name}`, known.selectors[name]]],
  PseudoElementSelector: ({ name }) => [[`::${name}`, known.selectors[name]]],
  NestingSelector: () => [['&', known.selectors.nesting]],
  Atrule: ({ name }, { rule }) => [
    [`@${name}`, known['at-rules'][name]],
    ...(rule ? [[`@${name} in a rule`, known.selectors.nesting]] : []),
  ],
  FeatureRange: () => [['a range in @media', known['at-rules'].media.range_syntax]],
};

/**
 * What a stylesheet uses that a supported browser does not know, as 'light-dark(): safari_ios 15.4, chrome 109'. What
 * stands in an `@supports` is not looked at, nor what is listed as progressive.
 */
function cssAboveFloor(source) {
  const above = new Map();
  csstree.walk(csstree.parse(source), {
    enter(node) {
      if (node.type === 'Atrule' && node.name === 'supports') return this.skip;
      for (const [name, entry] of USES[node.type]?.(node, this) ?? []) {
        const without = lacking(entry?.__compat);
        if (without.length > 0 && !(name in PROGRESSIVE_CSS)) above.set(name, `${name}: ${without.join(', ')}`);
      }
    },
  });
  return [...above.values()];
}

module.exports = { cssAboveFloor };
