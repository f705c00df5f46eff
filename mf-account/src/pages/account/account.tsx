import { Navigate, paths } from '@vitrina/navigation';

/** `/usuario` has no page of its own: it redirects to the quotations. */
export function Account() {
  return <Navigate to={paths.quotations()} replace />;
}
