/** Which draft it is: sealed together with it, so that no row can be passed off as another one. */
export const placeOf = ({ negotiationId, wizard, subTab }: { negotiationId: number; wizard: string; subTab: string }) =>
  `${negotiationId}/${wizard}/${subTab}`;
