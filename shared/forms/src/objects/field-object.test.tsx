import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import {
  checkField,
  consentField,
  FormField,
  FormFields,
  landlineField,
  namesField,
  type OutputOf,
  optional,
  passwordField,
  repeats,
  SchemaForm,
  SubmitButton,
  schemaOf,
  selectField,
  textField,
  when,
} from '..';

/** The first message of each field that the schema refuses. */
const errors = (schema: v.GenericSchema, values: object) => {
  const { issues } = v.safeParse(schema, values);
  const nested = issues ? v.flatten(issues).nested : {};
  return Object.fromEntries(Object.entries(nested ?? {}).map(([path, messages]) => [path, messages?.[0]]));
};

describe('an optional field', () => {
  const phone = optional(landlineField({ name: 'telefono', label: 'Teléfono' }));
  const schema = schemaOf([phone]);

  test.each([[{}], [{ telefono: '' }], [{ telefono: '  ' }], [{ telefono: null }]])('%j is nothing', (values) => {
    expect(v.parse(schema, values)).toEqual({ telefono: undefined });
  });

  test('keeps its rule once something is there, and its label says that it is optional', () => {
    expect(v.parse(schema, { telefono: '022345678' })).toEqual({ telefono: '022345678' });
    expect(errors(schema, { telefono: '02' })).toEqual({
      telefono: 'El campo Teléfono debe tener 9 dígitos, con su código de provincia (02 a 08)',
    });
    render(
      <SchemaForm schema={schema} onSubmit={() => {}}>
        <FormFields of={[phone]} />
      </SchemaForm>,
    );
    expect(screen.getByRole('textbox', { name: 'Teléfono (opcional)' })).not.toBeRequired();
  });
});

/**
 * A section as the wizards will have it: one list of fields for the applicant and one for the spouse, a field that is
 * required of one and not of the other, fields that another one brings.
 */
describe('a section of two persons', () => {
  const surname = namesField({ name: 'apellido1', label: 'Primer apellido', max: 25 });
  const email = textField({ name: 'correo', label: 'Correo', max: 50 });
  const relation = selectField({
    name: 'relacion',
    label: 'Relación laboral',
    options: [
      { id: 1, name: 'Empleado' },
      { id: 2, name: 'Jubilado' },
    ],
  });
  const isEmployed = (chosen: { id: number } | null | undefined) => chosen?.id === 1;
  const company = textField({ name: 'empresa', label: 'Empresa', max: 350 });
  const isPublic = checkField({ name: 'cargoPublico', label: 'Cargo público' });
  const office = textField({ name: 'nombrePublico', label: 'Nombre del cargo', max: 50 });
  const work = when(relation, isEmployed, [company, isPublic]);
  const fields = {
    applicant: [surname, email, relation, ...work, ...when(work[1], (value) => value === true, [office])],
    spouse: [surname, optional(email)],
  } as const;
  const applicant = schemaOf(fields.applicant);
  const spouse = schemaOf(fields.spouse);

  test('asks each for their own fields', () => {
    expect(errors(applicant, {})).toEqual({
      apellido1: 'El campo Primer apellido es obligatorio',
      correo: 'El campo Correo es obligatorio',
      relacion: 'El campo Relación laboral es obligatorio',
    });
    expect(errors(spouse, {})).toEqual({ apellido1: 'El campo Primer apellido es obligatorio' });
  });

  test('judges a field only while what brings it holds, through every link', () => {
    const person = { apellido1: 'Paz', correo: 'p@x.ec' };
    const retired = { ...person, relacion: { id: 2, name: 'Jubilado' }, cargoPublico: true, empresa: 'x'.repeat(400) };
    expect(v.parse(applicant, retired)).toEqual({ ...person, relacion: retired.relacion });
    const employed = { ...retired, relacion: { id: 1, name: 'Empleado' } };
    expect(errors(applicant, employed)).toEqual({
      empresa: 'El campo Empresa debe tener máximo 350 caracteres',
      nombrePublico: 'El campo Nombre del cargo es obligatorio',
    });
  });

  test('its types are those of its fields', () => {
    const output: OutputOf<typeof fields.applicant> = v.parse(applicant, {
      apellido1: 'Paz',
      correo: 'p@x.ec',
      relacion: { id: 2, name: 'Jubilado' },
    });
    const company: string | undefined = output.empresa;
    const relationId: number = output.relacion.id;
    // @ts-expect-error a field that may not be asked for may have no output
    const certain: string = output.empresa;
    // @ts-expect-error there is no such field
    const none = output.ciudad;
    expect([company, relationId, certain, none]).toEqual([undefined, 2, undefined, undefined]);
  });

  test('shows a field while it is asked for, and keeps what was typed in it', async () => {
    const onSubmit = jest.fn();
    render(
      <SchemaForm schema={applicant} initial={{ apellido1: 'Paz', correo: 'p@x.ec' }} onSubmit={onSubmit}>
        <FormFields of={fields.applicant} />
        <SubmitButton>Guardar</SubmitButton>
      </SchemaForm>,
    );
    const choose = (name: string) => userEvent.selectOptions(screen.getByLabelText('Relación laboral'), name);
    const companyField = () => screen.queryByLabelText('Empresa');
    expect(companyField()).not.toBeInTheDocument();
    await choose('Empleado');
    await userEvent.type(screen.getByLabelText('Empresa'), 'Cóndor');
    await choose('Jubilado');
    expect(companyField()).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(onSubmit.mock.lastCall?.[0]).not.toHaveProperty('empresa');
    await choose('Empleado');
    expect(companyField()).toHaveValue('Cóndor');
    await userEvent.click(screen.getByLabelText('Cargo público'));
    expect(screen.getByLabelText('Nombre del cargo')).toBeInTheDocument();
    await choose('Jubilado');
    expect(screen.queryByLabelText('Nombre del cargo')).not.toBeInTheDocument();
  });
});

describe('a repetition', () => {
  const password = passwordField({ name: 'password', label: 'Contraseña' });
  const repetition = passwordField({ name: 'confirmacion', label: 'Confirma tu contraseña' });
  const consent = consentField({ name: 'privacidad', label: 'He leído' });
  const schema = schemaOf([password, repetition, consent], repeats(repetition, password));

  test('must be the same, also while other fields are wrong', () => {
    expect(errors(schema, { password: '1234567', confirmacion: '7654321' })).toEqual({
      privacidad: 'Necesitas aceptar para continuar',
      confirmacion: 'La confirmación no coincide con la contraseña',
    });
    expect(errors(schema, { password: '1234567', confirmacion: '1234567', privacidad: true })).toEqual({});
  });

  test('is required like any other field', () => {
    expect(errors(schema, { password: '1234567', privacidad: true })).toEqual({
      confirmacion: 'El campo Confirma tu contraseña es obligatorio',
    });
  });
});

test('a text has a rule of its own where no kind fits, given the label', () => {
  const account = textField({
    name: 'cuenta',
    label: 'Cuenta',
    rule: (label) => v.pipe(v.string(), v.regex(/^[\w-]+$/, `El campo ${label} no es válido`)),
  });
  expect(errors(schemaOf([account]), {})).toEqual({ cuenta: 'El campo Cuenta no es válido' });
});

test('a place gives a field its hint, and what it says there stands over what the field says', () => {
  const name = textField({ name: 'nombre', label: 'Nombre', hint: 'Como en tu cédula', autoComplete: 'name' });
  render(
    <SchemaForm schema={schemaOf([name])} onSubmit={() => {}}>
      <FormField of={name} hint="Del titular" />
    </SchemaForm>,
  );
  const control = screen.getByRole('textbox', { name: 'Nombre' });
  expect(control).toHaveAccessibleDescription('Del titular');
  expect(control).toHaveAttribute('autocomplete', 'name');
});
