/** The pair of session fields that stands for the signed-in customer (specification 1, section 3). */
export type Credentials = { accessToken: string; renewalToken: string };

/** The characters of a token68 value without the separator, so that the pair reads back unchanged. */
const HEADER = /^Bearer ([A-Za-z0-9\-._+/]+=*)~([A-Za-z0-9\-._+/]+=*)$/;

/** The Authorization value of a session: both fields of the pair. Client and server build and read it here alone. */
export const authorizationValue = ({ accessToken, renewalToken }: Credentials): string =>
  `Bearer ${accessToken}~${renewalToken}`;

/** Reads an Authorization value back; null when it is not one of ours. */
export function readAuthorization(value: string | undefined): Credentials | null {
  const [, accessToken, renewalToken] = HEADER.exec(value ?? '') ?? [];
  return accessToken && renewalToken ? { accessToken, renewalToken } : null;
}
