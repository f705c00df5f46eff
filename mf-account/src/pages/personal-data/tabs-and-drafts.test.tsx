import { screen, waitFor } from '@testing-library/react';
import { profile, updateProfile } from '@vitrina/contract';
import { draft } from '@vitrina/session-bus';
import { Failure, type RenderedPage } from '@vitrina/testing';
import { PERSON } from '@vitrina/testing/personal-data';
import { act } from 'react';
import { button, COMPLETE, field, leave, type Opened, openForm } from './testing/person';

let opened: Opened;
let page: RenderedPage;
afterEach(() => leave(page));

const open = async (...[stored]: Parameters<typeof openForm>) => {
  opened = await openForm(stored);
  page = opened.page;
};
const CONFLICT = 'Tus datos cambiaron en otra ventana. Revisa los datos actuales antes de guardar';
const OUTDATED = 'Tus datos cambiaron en otra ventana. Lo que escribiste sigue aquí.';
const sent = () => opened.server.requests(updateProfile);
const kept = () => draft('datos-personales 7').load();
async function type(name: string, text: string) {
  await page.user.clear(field(name));
  await page.user.type(field(name), text);
}

/** Another tab has changed the street, and the server refuses changes of what was there before. */
function changeElsewhere() {
  const { server, person } = opened;
  person.stored = {
    ...PERSON,
    revision: PERSON.revision + 1,
    addresses: PERSON.addresses.map((address) => ({ ...address, mainStreet: 'Calle Larga' })),
  };
  server.on(updateProfile, ({ revision }) => {
    if (revision !== person.stored.revision) throw new Failure(409, CONFLICT);
    return { revision: revision + 1 };
  });
}

describe('of two tabs that change the data', () => {
  beforeEach(async () => {
    await open();
    changeElsewhere();
    await type('Número', '77');
    await page.user.click(button('Actualizar')!);
    await screen.findByText(OUTDATED);
  });

  test('the later one is told, and keeps what was typed in it', async () => {
    expect(page.notices).toEqual([CONFLICT]);
    expect(field('Número')).toHaveValue('77');
    expect(field('Calle principal')).toHaveValue('Av. Solano');
    expect(button('Actualizar')).toBeNull();
    expect(button('Cargar los datos actuales')).toHaveFocus();
  });

  test('it may load the current data', async () => {
    await page.user.click(button('Cargar los datos actuales')!);
    expect(field('Número')).toHaveValue('N3-45');
    expect(field('Calle principal')).toHaveValue('Calle Larga');
    expect(field('Parroquia (opcional)')).toHaveValue('Sucre');
    expect(screen.getByText(COMPLETE)).toBeVisible();
  });

  test('or go on with what was typed, which then counts', async () => {
    await page.user.click(button('Seguir con lo que escribí')!);
    await page.user.click(button('Actualizar')!);
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toMatchObject({ revision: 5, addresses: [{ mainStreet: 'Av. Solano', number: '77' }] });
    expect(page.shown()).toEqual(['Se ha actualizado sus datos personales']);
  });
});

describe('between a save and the answer that brings what is stored', () => {
  const now = jest.spyOn(performance, 'now');
  afterAll(() => now.mockRestore());
  /** Saves a number of the house, and holds the look-up that follows. */
  async function saveAndWait() {
    await open();
    const release = opened.server.hold(profile);
    await type('Número', '77');
    await page.user.click(button('Actualizar')!);
    await screen.findByText(COMPLETE);
    now.mockReturnValue(performance.now() + 2_000);
    return () => act(async () => release());
  }

  test('a second save is no conflict', async () => {
    await saveAndWait();
    await type('Número', '78');
    await page.user.click(button('Actualizar')!);
    await waitFor(() => expect(sent().map(({ revision }) => revision)).toEqual([4, 5]));
    expect(page.notices).not.toContain(CONFLICT);
  });

  test('what is typed stays, without a question', async () => {
    const release = await saveAndWait();
    await type('Número', '78');
    await release();
    await waitFor(() => expect(opened.server.requests(profile).length).toBeGreaterThan(1));
    expect(field('Número')).toHaveValue('78');
    expect(screen.getByText('Tienes cambios sin guardar')).toBeVisible();
    expect(button('Seguir con lo que escribí')).toBeNull();
  });

  test("another window's change is asked about: what is typed does not take its place unasked", async () => {
    const release = await saveAndWait();
    await type('Número', '78');
    const { person } = opened;
    person.stored = { ...person.stored, revision: person.stored.revision + 1, firstName: 'Rosa' };
    await release();
    expect(await screen.findByText(OUTDATED)).toBeVisible();
    expect(field('Número')).toHaveValue('78');
  });
});

describe('what was typed', () => {
  test('is there after a reload, as a change', async () => {
    await open();
    await type('Calle principal', 'Loja');
    await waitFor(async () => expect(await kept()).toMatchObject({ values: { calle1: 'Loja' } }));
    page.close();
    await open();
    expect(field('Calle principal')).toHaveValue('Loja');
    expect(field('Parroquia (opcional)')).toHaveValue('Sucre');
    expect(button('Actualizar')).toBeVisible();
  });

  test('is there when the page was left and opened again, and when its change failed', async () => {
    await open();
    await type('Número', '5');
    page.close();
    await open();
    expect(field('Número')).toHaveValue('5');
    opened.server.on(updateProfile, () => {
      throw new Failure(503, 'Sin servicio');
    });
    await page.user.click(button('Actualizar')!);
    await waitFor(() => expect(page.notices).toEqual(['Sin servicio']));
    page.close();
    await open();
    expect(field('Número')).toHaveValue('5');
  });

  test('is not put over data that have changed since, without a question', async () => {
    await open();
    await type('Número', '5');
    page.close();
    await open({ ...PERSON, revision: 9, addresses: PERSON.addresses.map((one) => ({ ...one, number: '9' })) });
    expect(await screen.findByText(OUTDATED)).toBeVisible();
    expect(field('Número')).toHaveValue('5');
    await page.user.click(button('Cargar los datos actuales')!);
    expect(field('Número')).toHaveValue('9');
  });

  test('once saved it is no draft: what changes later shows without a question', async () => {
    await open();
    await type('Número', '5');
    await page.user.click(button('Actualizar')!);
    await screen.findByText(COMPLETE);
    await waitFor(() => expect(opened.server.requests(profile).length).toBeGreaterThan(1));
    page.close();
    await open({ ...PERSON, revision: 9, addresses: PERSON.addresses.map((one) => ({ ...one, number: '9' })) });
    await waitFor(() => expect(field('Número')).toHaveValue('9'));
    expect(screen.getByText(COMPLETE)).toBeVisible();
    expect(screen.queryByText(OUTDATED)).toBeNull();
  });
});
