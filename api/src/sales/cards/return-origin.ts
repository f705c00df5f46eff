import { BadRequest } from '../../platform/http/errors';

/** Which addresses a provider may lead back to. */
export interface ReturnPolicy {
  /** Origin of the site. */
  readonly siteUrl: string;
  /** In the sandbox a remote runs alone too, on another port of this machine. */
  readonly sandbox: boolean;
}

const isThisMachine = ({ protocol, hostname }: URL): boolean =>
  protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/**
 * The origin of an address that a provider may lead back to.
 * @throws BadRequest for another one: who makes a customer follow a link of ours must not choose where it ends
 */
export function returnOrigin(address: string, { siteUrl, sandbox }: ReturnPolicy): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url && url.username === '' && url.password === '') {
    if (url.origin === new URL(siteUrl).origin || (sandbox && isThisMachine(url))) return url.origin;
  }
  throw new BadRequest('La dirección de regreso no es de este sitio');
}
