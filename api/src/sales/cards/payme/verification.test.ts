import vectors from '../../../../test/support/signature-vectors.json';
import { judgeResponse, type Operation, queryVerification, requestVerification } from './verification';

interface Vector {
  acquirerId: string;
  idCommerce: string;
  purchaseOperationNumber: string;
  purchaseAmount: string;
  purchaseCurrencyCode: string;
}
const operationOf = (vector: Vector): Operation => ({
  ...{ acquirer: vector.acquirerId, commerce: vector.idCommerce, number: vector.purchaseOperationNumber },
  ...{ amount: vector.purchaseAmount, currency: vector.purchaseCurrencyCode },
});

/** Operation 000042 of 100.30 dollars. */
const OURS: Operation = { acquirer: '123', commerce: '4567', number: '000042', amount: '10030', currency: '840' };

test.each(vectors.payme_request.map((vector) => [vector.name, vector] as const))('request: %s', (name, vector) => {
  const { key, purchaseVerification, accepted } = vector;
  // Refused ones are what a site sends that writes the fields in another way: ours are those of the row.
  const row = accepted ? operationOf(vector) : OURS;
  const isTwin = name.startsWith('boundary twin B');
  expect([name, requestVerification(row, key) === purchaseVerification]).toEqual([name, accepted || isTwin]);
});

test('operations that read alike when they are glued together are told apart by their fields', () => {
  const [a, b] = vectors.payme_request.filter(({ name }) => name.startsWith('boundary twin'));
  if (!a || !b) throw new Error('no twins');
  expect(a.purchaseVerification).toBe(b.purchaseVerification);
  const signed = vectors.payme_response.find(({ name }) => name === 'authorised');
  if (!signed) throw new Error('no vector');
  const response = { ...operationOf(b), result: '00', verification: signed.purchaseVerification };
  expect(judgeResponse({ key: signed.key, previousKey: undefined }, operationOf(a), response)).toEqual({
    kind: 'hint',
    why: 'another number, amount',
  });
});

test.each(vectors.payme_response.map((vector) => [vector.name, vector] as const))('response: %s', (name, vector) => {
  const { key, authorizationResult: result, purchaseVerification: verification, accepted } = vector;
  const keys = { key, previousKey: undefined };
  const judged = judgeResponse(keys, OURS, { ...operationOf(vector), result, verification });
  expect([name, judged.kind]).toEqual([name, accepted ? 'signed' : 'hint']);
  if (judged.kind === 'signed') expect(judged.says).toBe(result === '00' ? 'approved' : 'denied');
});

test('a response signed with the key before counts while both are configured, upper case too; with any other key it does not', () => {
  const signed = vectors.payme_response.find(({ name }) => name === 'authorised');
  if (!signed) throw new Error('no vector');
  const response = { ...OURS, result: '00', verification: signed.purchaseVerification.toUpperCase() };
  expect(judgeResponse({ key: 'new', previousKey: signed.key }, OURS, response).kind).toBe('signed');
  expect(judgeResponse({ key: 'new', previousKey: undefined }, OURS, response)).toEqual({
    kind: 'hint',
    why: 'a wrong signature',
  });
  expect(judgeResponse({ key: signed.key, previousKey: undefined }, OURS, { ...response, result: '02' })).toEqual({
    kind: 'hint',
    why: 'a result that nobody knows',
  });
});

test.each(vectors.payme_query.map((vector) => [vector.name, vector] as const))('query: %s', (name, vector) => {
  const { idAcquirer: acquirer, idCommerce: commerce, operationNumber, key, purchaseVerification, accepted } = vector;
  const number = accepted ? operationNumber : OURS.number;
  const ours = queryVerification({ acquirer, commerce, number }, key);
  expect([name, ours === purchaseVerification]).toEqual([name, accepted]);
});
