import { pageLoad } from '@vitrina/journey';
import { routeShapes } from '@vitrina/navigation';
import { Skeleton } from '@vitrina/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { isPaymeDocument } from './payme-document';

/** The page's own address, without an attempt that is none: it would be loaded for ever. */
function ownAddress(): string {
  const query = new URLSearchParams(location.search);
  query.delete('attempt');
  return `${routeShapes.payment}?${query}`;
}

/**
 * Shows its children in a document that was loaded for payme. Any other one gives way to it: the page's own address
 * with the same query, loaded in its place; once, because that is what a document for payme is known by, however the address
 * was spelled before.
 */
export function InPaymeDocument({ children }: { children: ReactNode }) {
  const isThere = isPaymeDocument();
  const isAsked = useRef(false);
  useEffect(() => {
    if (isThere || isAsked.current) return;
    isAsked.current = true;
    pageLoad.replace(ownAddress());
  }, [isThere]);
  return isThere ? children : <Skeleton shape="picture" />;
}
