import { query, useQuery } from '@vitrina/api-client';
import { dealerships, provinces } from '@vitrina/contract';
import { FormField, useDependent } from '@vitrina/forms';
import { Button } from '@vitrina/ui';
import { useRef } from 'react';
import { generic, postSale } from './fields';

const useDealerships = (province: { id: number } | undefined) =>
  useQuery({ ...query(dealerships, { provinceId: province?.id }), enabled: province !== undefined });

/** The province, and a dealership there. */
export function PlaceFields() {
  const { data } = useQuery(query(provinces, {}));
  const { chosen, options, look } = useDependent(generic.provincia, [generic.agencia], useDealerships);
  const provinceBox = useRef<HTMLDivElement>(null);
  const isEmpty = options?.length === 0;
  const askForProvince = () => {
    const input = provinceBox.current?.querySelector('input');
    input?.focus();
    input?.select();
  };
  return (
    <>
      <div ref={provinceBox}>
        <FormField of={generic.provincia} items={data} />
      </div>
      <FormField
        of={generic.agencia}
        items={options}
        {...look}
        disabled={look.disabled || isEmpty}
        hint={isEmpty && <NoDealerships province={chosen?.name ?? ''} onChange={askForProvince} />}
      />
    </>
  );
}

/** Shown instead of a hint: the province has no dealership, with a button that leads back to the choice of another. */
const NoDealerships = ({ province, onChange }: { province: string; onChange(): void }) => (
  <>
    <span role="status">{`Todavía no hay concesionarios en ${province}.`}</span>{' '}
    <Button variant="quiet" size="s" onClick={onChange}>
      Elegir otra provincia
    </Button>
  </>
);

/** A dealership of any province. */
export function AnyDealershipField() {
  const { data } = useQuery(query(dealerships, { all: true }));
  return <FormField of={postSale.agencia} items={data} />;
}
