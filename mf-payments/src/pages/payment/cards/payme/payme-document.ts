import { PAYMENT_METHODS } from '@vitrina/contract';
import { pageLoad } from '@vitrina/journey';
import { routeShapes, useLocation } from '@vitrina/navigation';
import { useEffect } from 'react';

/** As the server knows it, which gives its policy however the address is spelled. */
const isPaymentPage = (pathname: string): boolean => pathname.toLowerCase().replace(/\/$/, '') === routeShapes.payment;

const isForPayme = (address: string): boolean => {
  const { pathname, searchParams } = new URL(address, location.origin);
  return isPaymentPage(pathname) && searchParams.get('type') === 'payme' && !searchParams.has('attempt');
};

/** Whether this document was loaded for payme: that one alone may run payme's script (docs/spec/3-purchase.md, section 5). */
export const isPaymeDocument = (): boolean => isForPayme(pageLoad.address);

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** The list of providers: a failure at payme leads back to it, and its notice would be gone with the document. */
const isProviderList = ({ pathname, search }: Address): boolean => {
  const query = new URLSearchParams(search);
  return isPaymentPage(pathname) && query.get('tab') === String(PAYMENT_METHODS.card) && !query.has('type');
};

/** Gives the document for payme way to one without payme's sources, unless the address still shows payme or the providers. */
function leaveFor(address: Address): void {
  const { pathname, search, hash } = address;
  if (isPaymeDocument() && !isForPayme(pathname + search) && !isProviderList(address))
    pageLoad.replace(pathname + search + hash);
}

/** For the payment page: wherever a link or the browser's back leads from the document for payme is another document. */
export function useLeavePayme(): void {
  const address = useLocation();
  useEffect(() => leaveFor(address), [address]);
  useEffect(() => () => leaveFor(location), []);
}
