import { query, useQuery } from '@vitrina/api-client';
import { dealerships, provinces } from '@vitrina/contract';
import { FormField, useDependent } from '@vitrina/forms';
import { generic, postSale } from './fields';

const useDealerships = (province: { id: number } | undefined) =>
  useQuery({ ...query(dealerships, { provinceId: province?.id }), enabled: province !== undefined });

/** The province, and a dealership there. */
export function PlaceFields() {
  const { data } = useQuery(query(provinces, {}));
  const { options, look } = useDependent(generic.provincia, [generic.agencia], useDealerships);
  return (
    <>
      <FormField of={generic.provincia} items={data} />
      <FormField of={generic.agencia} items={options} {...look} />
    </>
  );
}

/** A dealership of any province. */
export function AnyDealershipField() {
  const { data } = useQuery(query(dealerships, { all: true }));
  return <FormField of={postSale.agencia} items={data} />;
}
