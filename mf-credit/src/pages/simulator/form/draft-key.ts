/** Draft of what is typed in the simulator of a negotiation; it ends when the application begins. */
export const draftKeyOf = (id: number): string => `simulador ${id}`;
