const Sequencer = require('@jest/test-sequencer').default;

/** Tests that start and kill whole programs, or build one, take longest; begun last, they would leave the other cores idle. */
const SLOW =
  /(api\/test\/((payment-)?kill|program|lost-database|outbox)|federation\/build\/(container|reproducible))\.test/;

module.exports = class extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    return [...sorted.filter(({ path }) => SLOW.test(path)), ...sorted.filter(({ path }) => !SLOW.test(path))];
  }
};
