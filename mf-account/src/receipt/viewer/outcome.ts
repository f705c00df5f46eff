/** How far the showing of a file has come. `pages` is 1 for a picture. */
export type Outcome =
  | { state: 'waiting' }
  | { state: 'shown'; pages: number }
  | {
      state: 'failed';
      /** Whether the browser itself may be able to show it. */
      canOpen: boolean;
    };

export const WAITING: Outcome = { state: 'waiting' };
