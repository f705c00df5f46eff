/**
 * Made-up credentials of the shop at the sandbox's card providers. The providers know them, and the adapters use them while no
 * real ones are configured. The keys are not ASCII, so that one that is hashed in another encoding is noticed.
 */
export const P2P_CREDENTIALS = {
  login: 'c0nd0r5andb0x0000000000000000001',
  secretKey: 'claveDePrueba-Cóndor-ñ-01',
} as const;

/** Of payme: acquirer, commerce and the key of its gateway. */
export const PAYME_CREDENTIALS = { acquirer: '123', commerce: '4567', key: 'LlaveDePrueba.Cóndor.2026' } as const;
