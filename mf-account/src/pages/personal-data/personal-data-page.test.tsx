import { screen, waitFor, within } from '@testing-library/react';
import { contactTypes, profile, provincesWithCantons, renewToken, updateProfile } from '@vitrina/contract';
import { Failure, LOST, type RenderedPage } from '@vitrina/testing';
import { PERSON } from '@vitrina/testing/personal-data';
import {
  button,
  COMPLETE,
  field,
  formReady,
  leave,
  type Opened,
  openForm,
  openPage,
  shownName,
} from './testing/person';

let opened: Opened;
let page: RenderedPage;
afterEach(() => {
  jest.restoreAllMocks();
  return leave(page);
});

const open = async (...[stored]: Parameters<typeof openForm>) => {
  opened = await openForm(stored);
  page = opened.page;
};
const submit = () => page.user.click(button('Actualizar')!);
const sent = () => opened.server.requests(updateProfile);
async function type(name: string, text: string) {
  await page.user.clear(field(name));
  if (text) await page.user.type(field(name), text);
}

describe('what is stored', () => {
  test('stands in its groups, each text in its field', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Tus datos personales' })).toBeVisible();
    const groups = screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent);
    expect(groups).toEqual(['Identidad', 'Contacto', 'Dirección']);
    const values = {
      'Número de identificación': '1710034065',
      Nombres: 'María José del Carmen',
      Apellidos: 'Andrade Ñacato',
      'Correo electrónico': 'maria@example.ec',
      Celular: '0987654321',
      'Calle principal': 'Av. Solano',
      'Calle secundaria': 'Remigio Crespo',
      Número: 'N3-45',
      'Barrio (opcional)': 'El Vergel',
      'Referencia (opcional)': 'Frente al parque',
      Ciudad: 'Cuenca',
      'Parroquia (opcional)': 'Sucre',
    };
    for (const [name, value] of Object.entries(values)) expect(field(name)).toHaveValue(value);
    for (const [name, value] of [
      ['Tipo de correo', 'Personal'],
      ['Tipo de teléfono', 'Móvil personal'],
      ['Tipo de dirección', 'Domicilio'],
    ] as const)
      expect(field(name)).toHaveDisplayValue(value);
    expect(opened.server.requests(profile)[0]).toEqual({ id: 7 });
  });

  test('the identification is read only and says why', async () => {
    await open();
    expect(field('Número de identificación')).toHaveAttribute('readonly');
    expect(field('Número de identificación')).toHaveAccessibleDescription(
      'No se puede cambiar: tu cuenta y tus compras van a nombre de este número.',
    );
  });

  test('Configuración leads to the password', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Configuración' })).toHaveAttribute('href', '/usuario/perfil/contraseña');
  });

  test('complete and unchanged, the alert stands in place of the button; the first change brings it back', async () => {
    await open();
    expect(screen.getByText(COMPLETE)).toBeVisible();
    expect(button('Actualizar')).toBeNull();
    await page.user.type(field('Referencia (opcional)'), 'x');
    expect(screen.queryByText(COMPLETE)).toBeNull();
    expect(button('Actualizar')).toBeVisible();
    expect(screen.getByText('Tienes cambios sin guardar')).toBeVisible();
    await page.user.type(field('Referencia (opcional)'), '{Backspace}');
    expect(screen.getByText(COMPLETE)).toBeVisible();
  });

  test('while something required is missing the button stands there, and nothing is in error yet', async () => {
    await open({ ...PERSON, addresses: [] });
    expect(screen.queryByText(COMPLETE)).toBeNull();
    expect(screen.getByText('Te faltan datos obligatorios')).toBeVisible();
    expect(screen.queryByText(/obligatorio$/)).toBeNull();
    await submit();
    expect(page.notices).toEqual(['Completa el formulario']);
    for (const label of ['Tipo de dirección', 'Calle principal', 'Calle secundaria', 'Número', 'Ciudad'])
      expect(screen.getByText(`El campo ${label} es obligatorio`)).toBeVisible();
    expect(screen.queryByText('El campo Parroquia es obligatorio')).toBeNull();
    expect(field('Tipo de dirección')).toHaveFocus();
    expect(sent()).toEqual([]);
  });

  test('a city and its parish show from the first moment, without an error and without a change (N22)', async () => {
    opened = await openPage();
    page = opened.page;
    const seen = new Set<string>();
    const watch = new MutationObserver(() => {
      const text = document.body.textContent ?? '';
      if (/obligatorio/.test(text)) seen.add('error');
      if (/cambios sin guardar/.test(text)) seen.add('change');
      const parish = document.querySelector<HTMLInputElement>('[name=tipoParro]');
      if (parish && parish.value !== 'Sucre') seen.add('no parish');
    });
    watch.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    await formReady();
    await waitFor(() => expect(opened.server.requests(provincesWithCantons)).toContainEqual({ cantonId: 101 }));
    expect(field('Ciudad')).toHaveValue('Cuenca');
    expect([...seen]).toEqual([]);
    watch.disconnect();
  });

  test('data that cannot be loaded say so, and can be asked for again', async () => {
    opened = await openPage();
    page = opened.page;
    opened.server.on(contactTypes, () => {
      throw new Failure(400, 'No disponible');
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar tus datos personales');
    opened.server.on(contactTypes, () => [{ id: 11, name: 'Móvil' }]);
    await page.user.click(button('Reintentar')!);
    await formReady();
    expect(field('Nombres')).toHaveValue('María José del Carmen');
  });
});

describe('the change', () => {
  test('sends every field, and birth date, gender and the parts of untouched names as they were', async () => {
    await open();
    await type('Referencia (opcional)', 'Junto al río');
    await submit();
    await screen.findByText(COMPLETE);
    const { emails: _e, phones: _p, addresses: _a, identification: _i, ...names } = PERSON;
    expect(sent()).toEqual([
      {
        ...names,
        id: 7,
        emails: [{ typeId: 1, address: 'maria@example.ec' }],
        phones: [{ typeId: 11, number: '0987654321' }],
        addresses: [
          {
            typeId: 21,
            mainStreet: 'Av. Solano',
            secondaryStreet: 'Remigio Crespo',
            number: 'N3-45',
            reference: 'Junto al río',
            neighbourhood: 'El Vergel',
            cityId: 101,
            parishId: 10101,
          },
        ],
      },
    ]);
  });

  test('is told, reloads the data, and every tab shows the new name', async () => {
    await open();
    await type('Nombres', 'Ana Lucía Inés');
    await type('Apellidos', 'Paredes');
    await submit();
    await screen.findByText(COMPLETE);
    expect(page.notices).toEqual(['Se ha actualizado sus datos personales']);
    expect(sent()[0]).toMatchObject({ firstName: 'Ana', otherNames: 'Lucía Inés', surname: 'Paredes' });
    expect(sent()[0]).not.toHaveProperty('secondSurname');
    await waitFor(() => expect(shownName()).toBe('Ana Paredes'));
    expect(opened.server.requests(renewToken)).toHaveLength(1);
    await waitFor(() => expect(opened.server.requests(profile).length).toBeGreaterThan(1));
    // The next change counts from what is stored now.
    const now = performance.now() + 2_000;
    jest.spyOn(performance, 'now').mockReturnValue(now);
    await type('Nombres', 'Ana');
    await submit();
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toMatchObject({ revision: 5 });
  });

  test('two presses at once are one change', async () => {
    await open();
    await type('Número', 'N4');
    await page.user.dblClick(button('Actualizar')!);
    await screen.findByText(COMPLETE);
    expect(sent()).toHaveLength(1);
  });

  test('the alert that takes the place of the pressed button takes its focus', async () => {
    await open();
    await type('Número', 'N4');
    await submit();
    const alert = await screen.findByText(COMPLETE);
    await waitFor(() => expect(document.activeElement).toContainElement(alert));
    expect(document.activeElement).not.toBe(document.body);
  });

  test.each<[string, () => never]>([
    [
      'refused',
      () => {
        throw new Failure(422, 'No se pudo guardar');
      },
    ],
    [
      'lost',
      () => {
        throw LOST;
      },
    ],
  ])('%s, it keeps everything that was typed, and the button works again', async (_, fail) => {
    await open();
    opened.server.on(updateProfile, fail);
    await type('Calle principal', 'Loja');
    await submit();
    await waitFor(() => expect(sent()).toHaveLength(1));
    await waitFor(() => expect(button('Actualizar')).not.toHaveAttribute('aria-busy'));
    expect(page.shown()).toHaveLength(1);
    expect(field('Calle principal')).toHaveValue('Loja');
    expect(field('Ciudad')).toHaveValue('Cuenca');
    opened.server.on(updateProfile, () => ({ revision: 5 }));
    await submit();
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(page.shown()).toEqual(['Se ha actualizado sus datos personales']);
  });

  test('a new e-mail address waits for its confirmation, and the old one counts until then', async () => {
    await open();
    await type('Correo electrónico', 'nueva@example.ec');
    await submit();
    const waiting = await screen.findByText('Falta confirmar nueva@example.ec');
    expect(within(waiting.parentElement!).getByText(/Hasta entonces cuenta maria@example\.ec:/)).toBeVisible();
    const complete = (await screen.findByText(COMPLETE)).parentElement!;
    expect(complete).toHaveTextContent('Falta que confirmes nueva@example.ec: abre el enlace que te enviamos.');
  });

  test('an address that waits goes with the next change, which would take it back otherwise', async () => {
    const [main, ...others] = PERSON.emails;
    await open({ ...PERSON, emails: [{ ...main!, pendingAddress: 'nueva@example.ec' }, ...others] });
    expect(field('Correo electrónico')).toHaveValue('nueva@example.ec');
    await type('Número', 'N4');
    await submit();
    await waitFor(() => expect(sent()[0]?.emails).toEqual([{ typeId: 1, address: 'nueva@example.ec' }]));
  });
});
