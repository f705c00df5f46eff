import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formSchema, SchemaForm, TextField, useFormValue, useFormValues, useSetFormValue } from '..';
import { optionalText } from '../schemas';

const schema = formSchema({ provincia: optionalText('Provincia'), canton: optionalText('Cantón') });

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
      <TextField name="provincia" label="Provincia" />
      <Canton />
      <All />
      {withCanton && <TextField name="canton" label="Cantón" />}
    </SchemaForm>
  );
  const { rerender } = render(form(false));
  await userEvent.type(screen.getByLabelText('Provincia'), 'chincha');
  expect(screen.getByText('Cantones de Pichincha')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Poner' }));
  rerender(form(true));
  expect(screen.getByLabelText('Cantón')).toHaveValue('Quito');
  expect(screen.getByRole('status')).toHaveTextContent('{"provincia":"Pichincha","canton":"Quito"}');
});
