import { query, useQuery } from '@vitrina/api-client';
import { dealerships, provinces } from '@vitrina/contract';
import { useFormValue, useSetFormValue } from '@vitrina/forms';
import { ComboField } from '@vitrina/forms/combo';
import { useEffect, useRef } from 'react';

type Chosen = { id: number } | null;

/** The province, and a dealership there. */
export function PlaceFields() {
  const { data } = useQuery(query(provinces, {}));
  const province = useFormValue<Chosen>('provincia');
  const set = useSetFormValue();
  const before = useRef(province?.id);
  useEffect(() => {
    if (before.current === province?.id) return;
    if (before.current !== undefined) set('agencia', null);
    before.current = province?.id;
  });
  const load = useQuery({ ...query(dealerships, { provinceId: province?.id }), enabled: province != null });
  return (
    <>
      <ComboField name="provincia" label="Provincia" items={data ?? []} />
      <ComboField name="agencia" label="Concesionario" items={load.data ?? []} disabled={!province} />
    </>
  );
}

/** A dealership of any province. */
export function AnyDealershipField() {
  const { data } = useQuery(query(dealerships, { all: true }));
  return <ComboField name="agencia" label="Concesionario" items={data ?? []} />;
}
