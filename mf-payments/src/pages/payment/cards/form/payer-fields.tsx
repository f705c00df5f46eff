import { query, useQuery } from '@vitrina/api-client';
import { identificationTypes } from '@vitrina/contract';
import { FormField, FormFields, useFormField, useFormValue } from '@vitrina/forms';
import { FieldGrid } from '@vitrina/journey';
import { Radio } from '@vitrina/ui';
import { useId } from 'react';
import { holder, thirdEmail, thirdIdentification, thirdMobile, thirdNames, thirdSurnames, thirdType } from './fields';
import css from './payer-fields.module.css';

/** Whose data the payment carries; the third party's form unfolds in place. */
export function PayerFields() {
  const { value = true, change, blur, focus } = useFormField<boolean>(holder.name);
  const id = useId();
  const radio = (isHolder: boolean, label: string) => (
    <Radio
      label={label}
      name={id}
      checked={value === isHolder}
      onChange={() => change(isHolder)}
      onBlur={blur}
      onFocus={focus}
    />
  );
  return (
    <fieldset className={css.payer}>
      <legend className={css.legend}>{holder.label}</legend>
      {radio(true, 'Con mis datos')}
      {radio(false, 'Con los datos de un tercero')}
      <ThirdParty />
    </fieldset>
  );
}

function ThirdParty() {
  const isHolder = useFormValue<boolean>(holder.name) ?? true;
  const { data: types = [], isError, refetch } = useQuery(query(identificationTypes, {}, { quiet: true }));
  if (isHolder) return null;
  const offered = types.filter(({ isExcludedFromCash }) => !isExcludedFromCash);
  return (
    <div className={css.third}>
      <FieldGrid>
        <FormField
          of={thirdType}
          options={offered}
          placeholder="Elige"
          {...(isError && { onRetry: () => void refetch() })}
        />
        <FormFields of={[thirdIdentification, thirdSurnames, thirdNames, thirdMobile, thirdEmail]} />
      </FieldGrid>
    </div>
  );
}
