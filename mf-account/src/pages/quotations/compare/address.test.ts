import '@vitrina/testing';
import { comparedIn } from './address';

test.each([
  ['?comparar=3,1', [3, 1]],
  ['?comparar=3,1,2', [3, 1, 2]],
  ['?comparar=3%2C1', [3, 1]],
  ['?comparar=3,1,2,4', [3, 1, 2]],
  ['?comparar=3,3', []],
  ['?comparar=3', []],
  ['?comparar=', []],
  ['?comparar=a,-1,0,1.5,,9', []],
  ['', []],
])('%s compares %j', (search, ids) => {
  expect(comparedIn(search)).toEqual(ids);
});
