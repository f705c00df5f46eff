import { usePurchaseId } from '@vitrina/journey';
import { Navigate, paths, useLocation } from '@vitrina/navigation';
import type { ApplicationForm } from '@vitrina/rules';
import { stepOf, wizardPath } from './address';
import { ApplicationOf } from './application-of';
import { ApplicationHeading } from './frame/application-heading';
import { NotFound } from './frame/not-found';

/** The page of a wizard (specification 2, section 2), by the `id` of its address. */
export function applicationPage(form: ApplicationForm) {
  const { title } = form;
  return function ApplicationPage() {
    const asked = usePurchaseId();
    const step = stepOf(useLocation().search);
    if (asked.is === 'none') return <Navigate to={paths.quotations()} replace />;
    // The address then finds the same quotation after a reload and in another browser.
    if (asked.is === 'held') return <Navigate to={wizardPath(form, asked.id, step)} replace />;
    if (asked.is === 'coming') return <ApplicationHeading title={title} isComing />;
    if (asked.is === 'invalid') return <NotFound title={title} />;
    return <ApplicationOf key={asked.id} id={asked.id} form={form} />;
  };
}
