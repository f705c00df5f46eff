import '@vitrina/testing/browser';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClientProvider, queryClient } from '@vitrina/api-client';
import { onNotice } from '@vitrina/session-bus';
import { agencies } from '../../../testing/catalogue';
import { loadMap } from './load-map';
import { MapPanel } from './map-panel';
import type { DealershipMapProps } from './types';

jest.mock('./load-map');
const load = jest.mocked(loadMap);
const Shown = ({ dealerships }: DealershipMapProps) => <p>{dealerships.length} en el mapa</p>;
const loaded = { DealershipMap: Shown, baseMap: { provinces: {}, neighbours: {} } };

let comeNear: () => void;
beforeEach(() => {
  queryClient.clear();
  load.mockReset();
  window.IntersectionObserver = class {
    constructor(seen: IntersectionObserverCallback) {
      comeNear = () =>
        act(() =>
          seen([{ isIntersecting: true } as IntersectionObserverEntry], this as unknown as IntersectionObserver),
        );
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

const open = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <MapPanel
        dealerships={agencies}
        chosen={undefined}
        asked={undefined}
        province="Pichincha"
        buyer={undefined}
        onChoose={() => undefined}
        onShowCard={() => undefined}
      />
    </QueryClientProvider>,
  );

test('nothing of the map is loaded before its room comes near', async () => {
  load.mockResolvedValue(loaded);
  open();
  expect(load).not.toHaveBeenCalled();
  comeNear();
  expect(await screen.findByText('3 en el mapa')).toBeVisible();
});

test('a map that does not load says so in its place, without a toast, and can be asked for again', async () => {
  const told = jest.fn();
  const unsubscribe = onNotice(told);
  load.mockRejectedValueOnce(new Error('no chunk'));
  open();
  comeNear();
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar el mapa');
  load.mockResolvedValue(loaded);
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('3 en el mapa')).toBeVisible();
  expect(told).not.toHaveBeenCalled();
  unsubscribe();
});
