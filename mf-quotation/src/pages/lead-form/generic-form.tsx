import { call, query, useQuery } from '@vitrina/api-client';
import { createLead, modelById } from '@vitrina/contract';
import type { PageProps } from '@vitrina/federation';
import { type OutputOf, SchemaForm, schemaOf } from '@vitrina/forms';
import { navigate, paths } from '@vitrina/navigation';
import { brand, Loading, Skeleton } from '@vitrina/ui';
import { useEffect, useState } from 'react';
import { personOf } from '../../people/person';
import { personFields } from '../../people/person-form';
import { PlaceFields } from './dealership-fields';
import { generic } from './fields';
import { FixedVehicle } from './fixed-vehicle';
import { FormPage, FormParts } from './form-frame';
import type { FormKind } from './form-kinds';
import { leadSubmit } from './lead-submit';
import { VehicleFields } from './vehicle-fields';

type Model = { id: number; name: string };

const fields = [...personFields, ...Object.values(generic)] as const;
const schema = schemaOf(fields);

const interestOf = (values: OutputOf<typeof fields>) => ({
  ...personOf(values),
  provinceId: values.provincia.id,
  modelId: values.modelo.id,
  packageId: values.paquete.id,
  colourId: values.color?.id,
  dealershipId: values.agencia.id,
});

function GenericForm({ kind, model }: { kind: FormKind; model?: Model }) {
  const [submit] = useState(() =>
    leadSubmit(kind, (lead, options) => call(createLead, { ...lead, kind: 'form' }, options)),
  );
  const { key, ignoreRepeatsMs, invalidText } = kind;
  return (
    <SchemaForm
      schema={schema}
      initial={{ modelo: model ?? null }}
      draftKey={model ? `${key}:${model.id}` : key}
      ignoreRepeatsMs={ignoreRepeatsMs}
      invalidText={invalidText}
      onSubmit={(values) => submit(interestOf(values))}
    >
      <FormParts kind={kind} send="Solicitar cotización">
        {model ? <FixedVehicle model={model} /> : <VehicleFields of={generic} />}
        <PlaceFields />
      </FormParts>
    </SchemaForm>
  );
}

/** The model in the address, once loaded. If it cannot be loaded, redirects to the form without it. */
function useFixedModel(id: number | undefined): Model | undefined {
  const { data, isError } = useQuery({
    ...query(modelById, { id: id ?? 0 }, { quiet: true }),
    enabled: id !== undefined,
  });
  useEffect(() => {
    if (isError) navigate(paths.chatbotQuotation(), { replace: true });
  }, [isError]);
  return data && { id: data.id, name: data.name };
}

const idOf = (text: string | undefined) => (text === undefined ? undefined : /^\d{1,9}$/.test(text) ? Number(text) : 0);

/** A page of the generic form. */
export const genericFormPage = (kind: FormKind) =>
  function GenericFormPage({ params }: PageProps) {
    const id = idOf(params.id);
    const model = useFixedModel(id);
    return (
      <FormPage title={`Cotiza tu ${brand.name}`} lead="Déjanos tus datos y un asesor te enviará la cotización.">
        {id === undefined || model ? (
          <GenericForm key={id ?? 'any'} kind={kind} model={model} />
        ) : (
          <Loading label="Cargando el vehículo">
            <Skeleton shape="title" />
            <Skeleton />
            <Skeleton />
          </Loading>
        )}
      </FormPage>
    );
  };
