import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type DependentTimes, FormField, type Item, SchemaForm, schemaOf, selectField, useDependent } from '..';

const PROVINCES = [
  { id: 17, name: 'Pichincha' },
  { id: 9, name: 'Guayas' },
];
const CITIES: Record<number, Item[]> = {
  17: [
    { id: 1, name: 'Quito' },
    { id: 2, name: 'Cayambe' },
  ],
  9: [{ id: 3, name: 'Guayaquil' }],
};
const PARISHES: Record<number, Item[]> = { 1: [{ id: 11, name: 'Conocoto' }], 3: [{ id: 33, name: 'Tarqui' }] };

const provincia = selectField({ name: 'provincia', label: 'Provincia', options: PROVINCES });
const ciudad = selectField({ name: 'ciudad', label: 'Ciudad' });
const parroquia = selectField({ name: 'parroquia', label: 'Parroquia' });
const schema = schemaOf([provincia, ciudad, parroquia]);

/** Ids that options were asked for with; what fails, fails until it is asked for again. */
let asked: (number | undefined)[];
let failing: boolean;
let refetch: jest.Mock;
beforeEach(() => {
  asked = [];
  failing = false;
  refetch = jest.fn(() => {
    failing = false;
  });
});

const useOptions = (lists: Record<number, Item[]>) => (chosen: Item | undefined) => {
  asked.push(chosen?.id);
  const isError = failing && chosen !== undefined;
  return { data: isError || !chosen ? undefined : lists[chosen.id], isError, refetch };
};
const useCities = useOptions(CITIES);
const useParishes = useOptions(PARISHES);

function Address({ cities, parishes }: { cities?: DependentTimes; parishes?: DependentTimes }) {
  const ofProvince = useDependent(provincia, [ciudad], useCities, cities);
  const ofCity = useDependent(ciudad, [parroquia], useParishes, parishes);
  return (
    <>
      <FormField of={provincia} />
      <FormField of={ciudad} options={ofProvince.options} {...ofProvince.look} />
      <FormField of={parroquia} options={ofCity.options} {...ofCity.look} />
      <output>{`${ofCity.isLoading}`}</output>
      <button type="button" onClick={() => ofCity.fill({ id: 3, name: 'Guayaquil' }, { parroquia: PARISHES[3]?.[0] })}>
        Casa
      </button>
    </>
  );
}

type Initial = { provincia?: Item; ciudad?: Item; parroquia?: Item };
const open = (initial: Initial = {}, times: { cities?: DependentTimes; parishes?: DependentTimes } = {}) =>
  render(
    <SchemaForm schema={schema} initial={initial} onSubmit={() => {}}>
      <Address {...times} />
    </SchemaForm>,
  );
const quito = { provincia: PROVINCES[0], ciudad: CITIES[17]?.[0], parroquia: PARISHES[1]?.[0] } as Initial;
const select = (label: string) => screen.getByLabelText<HTMLSelectElement>(label);
const shown = () => ['Provincia', 'Ciudad', 'Parroquia'].map((label) => select(label).selectedOptions[0]?.text);

const NONE = 'Selecciona una opción';

test('a change empties what depends on the field, and what depends on that', async () => {
  open(quito);
  expect(shown()).toEqual(['Pichincha', 'Quito', 'Conocoto']);
  await userEvent.selectOptions(select('Provincia'), 'Guayas');
  expect(shown()).toEqual(['Guayas', NONE, 'No hay datos']);
  expect(select('Parroquia')).toBeDisabled();
  await userEvent.selectOptions(select('Ciudad'), 'Guayaquil');
  expect(select('Parroquia')).toBeEnabled();
  await userEvent.selectOptions(select('Parroquia'), 'Tarqui');
  expect(shown()).toEqual(['Guayas', 'Guayaquil', 'Tarqui']);
});

test('the options asked for are those of the choice, of none while there is none', async () => {
  open();
  expect(new Set(asked)).toEqual(new Set([undefined]));
  await userEvent.selectOptions(select('Provincia'), 'Guayas');
  expect(asked).toContain(9);
  expect([...select('Ciudad').options].map(({ text }) => text)).toEqual([NONE, 'Guayaquil']);
});

test('a load that failed leaves the form alone and can be asked for again', async () => {
  failing = true;
  open(quito);
  expect(screen.getAllByText(/No pudimos cargar las opciones/)).toHaveLength(2);
  await userEvent.click(screen.getAllByRole('button', { name: 'Reintentar' })[0] as HTMLElement);
  expect(refetch).toHaveBeenCalledTimes(1);
});

describe('in time', () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('options wait for the delay, and a choice passed over asks for nothing', async () => {
    open({}, { cities: { delayMs: 500 } });
    await user.selectOptions(select('Provincia'), 'Pichincha');
    await user.selectOptions(select('Provincia'), 'Guayas');
    expect(asked).not.toContain(9);
    await pass(500);
    expect(asked).toContain(9);
    expect(asked).not.toContain(17);
  });

  test('those of a preloaded choice wait for their own (1 s for the city, 2 s for the parish), and the values are kept', async () => {
    open(quito, { cities: { preloadDelayMs: 1_000 }, parishes: { preloadDelayMs: 2_000 } });
    await pass(999);
    expect(asked).not.toContain(17);
    await pass(1);
    expect(asked).toContain(17);
    expect(asked).not.toContain(1);
    expect(screen.getByRole('status')).toHaveTextContent('true');
    await pass(1_000);
    expect(screen.getByRole('status')).toHaveTextContent('false');
    expect(shown()).toEqual(['Pichincha', 'Quito', 'Conocoto']);
    await user.selectOptions(select('Ciudad'), 'Cayambe');
    await pass(0);
    expect(asked).toContain(2);
  });

  test('a stored city sets its parish after 500 ms', async () => {
    open({ provincia: PROVINCES[1] });
    await user.click(screen.getByRole('button', { name: 'Casa' }));
    expect(shown()).toEqual(['Guayas', 'Guayaquil', NONE]);
    await pass(499);
    expect(shown()[2]).toBe(NONE);
    await pass(1);
    expect(shown()[2]).toBe('Tarqui');
  });

  test('unless another city was chosen meanwhile', async () => {
    open({ provincia: PROVINCES[1] });
    await user.click(screen.getByRole('button', { name: 'Casa' }));
    await user.selectOptions(select('Ciudad'), '');
    await pass(1_000);
    expect(shown()).toEqual(['Guayas', NONE, 'No hay datos']);
  });
});

test('values that arrive together are kept: a draft, or previous data', async () => {
  let initialize: (values: object) => void = () => {};
  render(
    <SchemaForm
      schema={schema}
      initial={quito}
      onSubmit={(_, { form }) => {
        initialize = form.initialize;
        return { provincia: 'x' };
      }}
    >
      <Address />
      <button type="submit">Enviar</button>
    </SchemaForm>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  act(() => initialize({ provincia: PROVINCES[1], ciudad: CITIES[9]?.[0], parroquia: { id: 33, name: 'Tarqui' } }));
  expect(shown()).toEqual(['Guayas', 'Guayaquil', 'Tarqui']);
});
