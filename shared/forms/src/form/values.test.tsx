import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormField, optional, SchemaForm, schemaOf, textField, useFormValue, useFormValues, useSetFormValue } from '..';

const provincia = optional(textField({ name: 'provincia', label: 'Provincia' }));
const canton = textField({ name: 'canton', label: 'Cantón' });
const schema = schemaOf([provincia, canton]);

function Canton() {
  const provincia = useFormValue<string>('provincia');
  const set = useSetFormValue();
  return (
    <>
      <p>Cantones de {provincia}</p>
      <button type="button" onClick={() => set('canton', 'Quito')}>
        Poner
      </button>
    </>
  );
}

const All = () => <output>{JSON.stringify(useFormValues())}</output>;

test('values are read and set from outside their fields, also of a field that is not there yet', async () => {
  const form = (withCanton: boolean) => (
    <SchemaForm schema={schema} initial={{ provincia: 'Pi' }} onSubmit={() => {}}>
      <FormField of={provincia} />
      <Canton />
      <All />
      {withCanton && <FormField of={canton} />}
    </SchemaForm>
  );
  const { rerender } = render(form(false));
  await userEvent.type(screen.getByLabelText(/Provincia/), 'chincha');
  expect(screen.getByText('Cantones de Pichincha')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Poner' }));
  rerender(form(true));
  expect(screen.getByLabelText('Cantón')).toHaveValue('Quito');
  expect(screen.getByRole('status')).toHaveTextContent('{"provincia":"Pichincha","canton":"Quito"}');
});
