// jsdom lacks the fetch family, streams and WebCrypto that ky, react-router and the session bus use: lend it Node's.
const { TestEnvironment } = require('jest-environment-jsdom');
const { webcrypto } = require('node:crypto');

module.exports = class extends TestEnvironment {
  constructor(...args) {
    super(...args);
    Object.assign(this.global, {
      fetch,
      Request,
      Response,
      Headers,
      ReadableStream,
      TransformStream,
      AbortController,
      AbortSignal,
      TextEncoder,
      TextDecoder,
      structuredClone,
      BroadcastChannel,
      Uint8Array,
      ArrayBuffer, // WebCrypto checks for its own realm's buffers
    });
    // A Response returns Node's Blob, which must pass `instanceof Blob`. (jsdom's File inherits this and works as before.)
    const ofJsdom = this.global.Blob;
    Object.defineProperty(ofJsdom, Symbol.hasInstance, {
      value(it) {
        return Function.prototype[Symbol.hasInstance].call(this, it) || (this === ofJsdom && it instanceof Blob);
      },
    });
    Object.defineProperty(this.global, 'crypto', { value: webcrypto, configurable: true });
  }
};
