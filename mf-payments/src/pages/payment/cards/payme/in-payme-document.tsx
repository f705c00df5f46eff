import { pageLoad } from '@vitrina/journey';
import { routeShapes } from '@vitrina/navigation';
import { Skeleton } from '@vitrina/ui';
import { type ReactNode, useEffect, useRef } from 'react';

/** Whether this document was loaded for payme: that one alone may run payme's script (docs/spec/3-purchase.md, section 5). */
function isPaymeDocument(): boolean {
  const { pathname, searchParams } = new URL(pageLoad.address, location.origin);
  return pathname === routeShapes.payment && searchParams.get('type') === 'payme';
}

/**
 * Shows its children in a document that was loaded for payme. Any other one gives way to it: the same address, loaded in
 * its place; once, because what is loaded then was loaded for it.
 */
export function InPaymeDocument({ children }: { children: ReactNode }) {
  const isThere = isPaymeDocument();
  const isAsked = useRef(false);
  useEffect(() => {
    if (isThere || isAsked.current) return;
    isAsked.current = true;
    pageLoad.replace(location.href);
  }, [isThere]);
  return isThere ? children : <Skeleton shape="picture" />;
}
