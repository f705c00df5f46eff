import { call } from '@vitrina/api-client';
import { createPostSaleLead } from '@vitrina/contract';
import { FormField, type OutputOf, SchemaForm, schemaOf } from '@vitrina/forms';
import { brand } from '@vitrina/ui';
import { useState } from 'react';
import { personOf } from '../../people/person';
import { personFields } from '../../people/person-form';
import { AnyDealershipField } from './dealership-fields';
import { postSale } from './fields';
import { FormPage, FormParts } from './form-frame';
import { POST_SALE_FORM } from './form-kinds';
import { leadSubmit } from './lead-submit';
import { VehicleFields } from './vehicle-fields';

const fields = [...personFields, ...Object.values(postSale)] as const;
const schema = schemaOf(fields);
type PostSaleValues = OutputOf<typeof fields>;

/** Shown whatever the reason (specification 1, section 8). */
const FAILURE = 'Error';

const vehicleOf = ({ modelo, paquete, color }: PostSaleValues) =>
  modelo.id === null ? { vehicle: modelo.name } : { modelId: modelo.id, packageId: paquete?.id, colourId: color?.id };

const interestOf = (values: PostSaleValues) => ({
  ...personOf(values),
  ...vehicleOf(values),
  dealershipId: values.agencia.id,
  plate: values.placa,
  skipIntegration: values.noIntegrar,
  sellerWrites: values.vendedor,
});

/**
 * The post-sale campaign's form: a customer has a vehicle, from the list or typed, and wants the dealership to call.
 */
export function PostSaleFormPage() {
  const [submit] = useState(() =>
    leadSubmit(POST_SALE_FORM, (lead, options) => call(createPostSaleLead, lead, options), FAILURE),
  );
  const { key, ignoreRepeatsMs, invalidText } = POST_SALE_FORM;
  return (
    <FormPage
      title={`Servicio para tu ${brand.name}`}
      lead="Déjanos tus datos y el concesionario se comunicará contigo."
    >
      <SchemaForm
        schema={schema}
        draftKey={key}
        ignoreRepeatsMs={ignoreRepeatsMs}
        invalidText={invalidText}
        onSubmit={(values) => submit(interestOf(values))}
      >
        <FormParts kind={POST_SALE_FORM} send="Enviar">
          <VehicleFields of={postSale} />
          <FormField of={postSale.placa} />
          <AnyDealershipField />
          <FormField of={postSale.vendedor} />
          <FormField of={postSale.noIntegrar} />
        </FormParts>
      </SchemaForm>
    </FormPage>
  );
}
