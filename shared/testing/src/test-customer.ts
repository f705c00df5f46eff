import type { SessionUser } from '@vitrina/contract';

/** A customer for a page's test, as the server returns it at sign-in. */
export const testCustomer = (personId: number, changes: Partial<SessionUser> = {}): SessionUser => ({
  id: personId,
  personId,
  displayName: `Cliente ${personId}`,
  accessToken: `access-${personId}`,
  renewalToken: `renewal-${personId}`,
  signedIn: true,
  ...changes,
});
