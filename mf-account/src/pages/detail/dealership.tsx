import type { AttendingDealership } from '@vitrina/contract';
import { NewTabLink } from '@vitrina/journey';
import { nationalPhone } from '@vitrina/rules';
import { useId } from 'react';
import css from './dealership.module.css';

/** A number as dialled from anywhere: its digits with the country's code. */
const international = (phone: string) => nationalPhone(phone).replace(/^0/, '593');

/** The dealership that attends the purchase, and how to reach it. */
export function Dealership({
  dealership: { name, company, address, phone, whatsapp },
}: {
  dealership: AttendingDealership;
}) {
  const title = useId();
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className={css.title}>
        Tu concesionario
      </h2>
      <p className={css.name}>{name}</p>
      <p className={css.more}>{company}</p>
      {address && <p className={css.more}>{address}</p>}
      {(phone || whatsapp) && (
        <dl className={css.ways}>
          {phone && (
            <div>
              <dt>Teléfono</dt>
              <dd>
                <a href={`tel:+${international(phone)}`}>{nationalPhone(phone)}</a>
              </dd>
            </div>
          )}
          {whatsapp && (
            <div>
              <dt>WhatsApp</dt>
              <dd>
                <NewTabLink to={`https://wa.me/${international(whatsapp)}`}>{nationalPhone(whatsapp)}</NewTabLink>
              </dd>
            </div>
          )}
        </dl>
      )}
    </section>
  );
}
