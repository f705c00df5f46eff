/** What tells the builds of this remote apart; each but the first one has another text in its place. */
export const title: string = 'Primera';
export const failsIn: 'render' | 'mount' | undefined = undefined;
