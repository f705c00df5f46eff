import { readStepState } from './index';

test.each([
  [
    { own: true, destination: 3 },
    { own: true, destination: 3 },
  ],
  [{ destination: 4, quoted: {} }, { destination: 4 }],
  [{ own: 'true', destination: 5 }, {}],
  [null, {}],
  [undefined, {}],
  ['own', {}],
])('the state %j is read as %j', (state, expected) => {
  expect(readStepState(state)).toEqual(expected);
});
