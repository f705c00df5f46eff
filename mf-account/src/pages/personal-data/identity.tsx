import { FormFields } from '@vitrina/forms';
import { Icon, Input } from '@vitrina/ui';
import { firstNames, surnames } from './fields';
import css from './personal-data.module.css';

/** Who the customer is; the number that identifies the account cannot be changed, and the page says why. */
export const Identity = ({ identification }: { identification: string }) => (
  <>
    <div className={css.locked}>
      <Input
        label="Número de identificación"
        hint="No se puede cambiar: tu cuenta y tus compras van a nombre de este número."
        value={identification}
        readOnly
        autoComplete="off"
      />
      <Icon name="lock" className={css.lock} />
    </div>
    <FormFields of={[firstNames, surnames]} />
  </>
);
