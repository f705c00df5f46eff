/** The providers of card payments as the customer's page speaks of them. */
export const PROVIDERS = {
  p2p: {
    name: 'PlacetoPay',
    /** What will happen. */
    line: 'Te llevamos a PlacetoPay y vuelves aquí.',
  },
  payme: {
    name: 'Pay-me',
    line: 'Pagas en una ventana de Pay-me, sin salir de esta página.',
  },
} as const;
export type Provider = keyof typeof PROVIDERS;
