import { Navigate, paths } from '@vitrina/navigation';
import { notify } from '@vitrina/session-bus';
import { useEffect, useRef } from 'react';

/** The id is that of a quotation which was not decided: back to the quotations, with the reason. */
export function NotDecided() {
  const isTold = useRef(false);
  useEffect(() => {
    if (isTold.current) return;
    isTold.current = true;
    notify({ kind: 'info', text: 'Todavía no hay una compra de esta cotización' });
  }, []);
  return <Navigate to={paths.quotations()} replace />;
}
