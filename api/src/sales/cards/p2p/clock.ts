/** p2p refuses a seed that is five minutes off; half of that is worth a warning. */
const WORTH_TELLING_MS = 150_000;
/** The errors of p2p's authentication that the operator can do something about, besides the clock's. */
const REFUSED: Readonly<Record<string, string>> = {
  '100': 'p2p misses credentials (100)',
  '101': 'p2p does not know the login (101)',
  '102': 'p2p does not accept the secret key (102)',
  '103': 'p2p does not accept the time: this server’s clock is wrong (103)',
  '104': 'p2p has the site switched off (104)',
  '105': 'p2p says that the site has expired (105)',
  '106': 'p2p says that the credentials have expired (106)',
  '107': 'p2p says that the token is wrong (107)',
};

/**
 * What p2p's answers say about this server's clock and credentials. A clock that is five minutes off fails every call:
 * each answer says p2p's time, so that it is told before.
 */
export class Clock {
  #aheadMs = 0;
  #refused: string | undefined;

  /** An answer came, with this time in it. */
  see(at: Date | undefined, now = Date.now()): void {
    this.#refused = undefined;
    if (at !== undefined && !Number.isNaN(at.getTime())) this.#aheadMs = now - at.getTime();
  }

  /** An answer refused our credentials. */
  refused(code = ''): void {
    this.#refused = REFUSED[code] ?? `p2p refuses the credentials (${code})`;
  }

  troubles(): string[] {
    const seconds = Math.round(this.#aheadMs / 1000);
    const isOff = Math.abs(this.#aheadMs) >= WORTH_TELLING_MS;
    return [
      ...(isOff ? [`this server’s clock is ${Math.abs(seconds)} s ${seconds > 0 ? 'ahead of' : 'behind'} p2p’s`] : []),
      ...(this.#refused === undefined ? [] : [this.#refused]),
    ];
  }
}
