import { isProviderAddress } from '@vitrina/journey';

/** What payme's script defines. */
type Vpos2 = { openModal(baseUrl: string, design: string): void };
declare global {
  interface Window {
    AlignetVPOS2?: Vpos2;
  }
}

/** A script that has not loaded by then is given up. */
const LIMIT_MS = 10_000;

function load(address: string): Promise<void> {
  if (!isProviderAddress(address)) return Promise.reject(new Error('not the address of a provider'));
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  return new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('too late')), LIMIT_MS);
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error('not loaded')));
    document.head.append(script);
    script.addEventListener('load', () => clearTimeout(timer));
    script.addEventListener('error', () => clearTimeout(timer));
  }).catch((error) => {
    // Another try asks for it anew.
    script.remove();
    throw error;
  });
}

/**
 * Payme's script, loaded once a document.
 * @param address https, or of this machine
 * @throws Error if it does not load within 10 s (blocked, offline), or does not define what it should
 */
export async function loadVpos2(address: string): Promise<Vpos2> {
  if (!window.AlignetVPOS2) await load(address);
  const { AlignetVPOS2 } = window;
  if (!AlignetVPOS2) throw new Error('payme is missing');
  return AlignetVPOS2;
}
