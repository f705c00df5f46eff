/** The pair of session fields that authenticates the customer (specification 1, section 3). */
export type Credentials = { accessToken: string; renewalToken: string };

/** The characters of a token68 value without the separator, so that the pair reads back unchanged. */
const HEADER = /^Bearer ([A-Za-z0-9\-._+/]+=*)~([A-Za-z0-9\-._+/]+=*)$/;

/** The Authorization value of a session: both fields of the pair. Client and server build and parse it only here. */
export const authorizationValue = ({ accessToken, renewalToken }: Credentials): string =>
  `Bearer ${accessToken}~${renewalToken}`;

/** Parses an Authorization value; null if it is not one of ours. */
export function readAuthorization(value: string | undefined): Credentials | null {
  const [, accessToken, renewalToken] = HEADER.exec(value ?? '') ?? [];
  return accessToken && renewalToken ? { accessToken, renewalToken } : null;
}
