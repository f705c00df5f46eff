const browserslist = require('browserslist');
const { ROOT } = require('../paths.cjs');

/** The browsers of `.browserslistrc`, as MDN's compatibility data call them. */
const MDN_NAMES = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
  samsung: 'samsunginternet_android',
};

/** Every version that Vitrina runs in, as browserslist names them ('ios_saf 15.4'). */
const supported = () => browserslist(null, { path: ROOT });

/** The oldest supported version of each browser: MDN's name -> number. */
function readFloor() {
  const floor = {};
  for (const entry of supported()) {
    const [name, version] = entry.split(' ');
    const key = MDN_NAMES[name];
    if (!key) throw new Error(`.browserslistrc names ${name}, which has no entry in MDN's compatibility data`);
    const number = Number.parseFloat(version);
    floor[key] = Math.min(floor[key] ?? Number.POSITIVE_INFINITY, number);
  }
  return floor;
}
const FLOOR = readFloor();

/** Whether one of a browser's statements covers its version `oldest`: without a flag, and not taken away again. */
const covers = (statements, oldest) =>
  [statements].flat().some(({ version_added: added, version_removed: removed, flags, alternative_name: other }) => {
    if (!added || added === 'preview' || flags || other) return false;
    const isThere = added === true || Number.parseFloat(String(added).replace('≤', '')) <= oldest;
    return isThere && !(removed && Number.parseFloat(removed) <= oldest);
  });

/**
 * The browsers at the floor that lack a function of the web, as 'safari_ios 15.4'.
 * A function with a vendor's prefix counts as there: Lightning CSS writes the prefixes.
 * @param compat `__compat` of MDN's data; nothing is known of `undefined`, so nothing is lacking
 */
const lacking = (compat) =>
  Object.entries(FLOOR)
    .filter(([browser, oldest]) => compat?.support[browser] && !covers(compat.support[browser], oldest))
    .map(([browser, oldest]) => `${browser} ${oldest}`);

module.exports = { lacking, supported };
