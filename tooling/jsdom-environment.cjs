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
    Object.defineProperty(this.global, 'crypto', { value: webcrypto, configurable: true });
  }
};
