/**
 * What pdf.js takes for granted, its legacy build does not bring, and a browser of `.browserslistrc` may lack. Loaded before
 * it, in the page and in the worker.
 */
const lend = (owner: object, name: string, value: unknown) => {
  if (!(name in owner)) Object.defineProperty(owner, name, { value, configurable: true, writable: true });
};

lend(Promise, 'withResolvers', function withResolvers<Value>() {
  let resolve: ((value: Value) => void) | undefined;
  let reject: ((reason: unknown) => void) | undefined;
  const promise = new Promise<Value>((fulfil, refuse) => {
    resolve = fulfil;
    reject = refuse;
  });
  return { promise, resolve, reject };
});

lend(Array.prototype, 'toSpliced', function toSpliced(this: unknown[], ...changes: [number, number, ...unknown[]]) {
  const copy = [...this];
  copy.splice(...changes);
  return copy;
});
