import { FormFields, optional, SchemaForm, SubmitButton, schemaOf } from '@vitrina/forms';
import { fileField } from '@vitrina/forms/files';
import { amountField, dateField } from '@vitrina/forms/masks';
import { createRoot } from 'react-dom/client';

const fields = [
  optional(amountField({ name: 'monto', label: 'Monto' })),
  optional(dateField({ name: 'fecha', label: 'Fecha' })),
  optional(fileField({ name: 'archivo', label: 'Comprobante' })),
] as const;
const schema = schemaOf(fields);

const send = (output: object) => void Object.assign(window, { sent: output });

createRoot(document.querySelector('main') as HTMLElement).render(
  <SchemaForm schema={schema} onSubmit={send}>
    <FormFields of={fields} />
    <SubmitButton>Enviar</SubmitButton>
  </SchemaForm>,
);
