import { screen } from '@testing-library/react';
import { provincesWithCantons } from '@vitrina/contract';
import { fakeServer, renderPage } from '@vitrina/testing';
import { useState } from 'react';
import { useCantons, useCities, useParishes } from '..';

const parish = (id: number, name: string) => ({ id, name });
const CARCHI = {
  id: 4,
  name: 'Carchi',
  cantons: [{ id: 402, name: 'Bolívar', parishes: [parish(40201, 'Bolívar'), parish(40202, 'Los Andes')] }],
};
const MANABI = {
  id: 13,
  name: 'Manabí',
  cantons: [
    { id: 1302, name: 'Bolívar', parishes: [parish(130201, 'Calceta')] },
    { id: 1301, name: 'Portoviejo', parishes: [parish(130101, 'Portoviejo')] },
  ],
};

/** The narrowed answers, as the server gives them. */
const server = () => {
  const served = fakeServer();
  served.on(provincesWithCantons, ({ provinceId, cantonId }) =>
    [CARCHI, MANABI]
      .filter(({ id }) => provinceId === undefined || id === provinceId)
      .map((province) => ({
        ...province,
        cantons: province.cantons.filter(({ id }) => cantonId === undefined || id === cantonId),
      }))
      .filter(({ cantons }) => cantons.length > 0),
  );
  return served;
};

type Choice = { id: number };
function Places() {
  const [province, setProvince] = useState<Choice>();
  const [canton, setCanton] = useState<Choice>();
  const list = (places: { name: string }[] | undefined) => places?.map(({ name }) => name).join(', ') ?? 'nada';
  return (
    <>
      <button type="button" onClick={() => setProvince({ id: 13 })}>
        Manabí
      </button>
      <button type="button" onClick={() => setCanton({ id: 402 })}>
        Bolívar
      </button>
      <p>Cantones: {list(useCantons(province).data)}</p>
      <p>Parroquias: {list(useParishes(canton).data)}</p>
    </>
  );
}

test('cantons are those of the province, parishes those of the canton, and nothing is asked before there is one', async () => {
  const served = server();
  const { user } = renderPage(Places, { path: '/' });
  expect(screen.getByText('Cantones: nada')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Manabí' }));
  expect(await screen.findByText('Cantones: Bolívar, Portoviejo')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Bolívar' }));
  expect(await screen.findByText('Parroquias: Bolívar, Los Andes')).toBeVisible();
  expect(served.requests(provincesWithCantons)).toEqual([{ provinceId: 13 }, { cantonId: 402 }]);
});

test('cities are every canton by name, told apart by their province where they share it', async () => {
  const served = server();
  const Cities = () => (
    <p>
      {useCities()
        .data?.map(({ id, name }) => `${id} ${name}`)
        .join(', ')}
    </p>
  );
  renderPage(Cities, { path: '/' });
  expect(await screen.findByText('402 Bolívar (Carchi), 1302 Bolívar (Manabí), 1301 Portoviejo')).toBeVisible();
  expect(served.requests(provincesWithCantons)).toEqual([{}]);
});
