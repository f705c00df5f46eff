/** Numbered causes; each has its section in docs/errors.md with the code as anchor. */
export const ERROR_CODES = {
  registryUnreadable: 'VIT-101',
  unknownPage: 'VIT-102',
  loadTimeout: 'VIT-103',
  loadFailed: 'VIT-104',
  notAPage: 'VIT-105',
  incompatible: 'VIT-106',
  overrideRefused: 'VIT-107',
  bootstrap: 'VIT-201',
  mount: 'VIT-202',
  update: 'VIT-203',
  unmount: 'VIT-204',
  render: 'VIT-301',
  uncaught: 'VIT-302',
} as const;

export type ErrorCause = keyof typeof ERROR_CODES;

/** An error of the composition itself, with its number. */
export class FederationError extends Error {
  override readonly name = 'FederationError';
  readonly code: string;

  constructor(
    readonly reason: ErrorCause,
    message: string,
    cause?: unknown,
  ) {
    super(`${ERROR_CODES[reason]} ${message}`, { cause });
    this.code = ERROR_CODES[reason];
  }
}

/** Where the documentation of a code is, relative to the repository. */
export const documentationOf = (code: string) => `docs/errors.md#${code.toLowerCase()}`;
