import { act, fireEvent, render, screen } from '@testing-library/react';
import { agencies } from '../../../testing/catalogue';
import { MapNotes } from './map-notes';

const STREETS = /^Sin calles/;
const target = { current: document.createElement('div') };
const open = (zoom: number, chosen = agencies[0]) => render(<MapNotes target={target} zoom={zoom} chosen={chosen} />);

test('whom the map is by, and its scale', () => {
  open(7);
  expect(screen.getByText('Mapa: Natural Earth')).toBeVisible();
  expect(screen.getByText('100 km')).toBeVisible();
});

test('near enough for streets it says that it draws none', () => {
  const { unmount } = open(11);
  expect(screen.queryByText(STREETS)).toBeNull();
  unmount();
  open(12);
  expect(screen.getByText(STREETS)).toBeVisible();
});

test('a chosen dealership without coordinates is said not to be there', () => {
  open(7, agencies[2]);
  expect(screen.getByText('Cóndor Cañaveral no tiene coordenadas: no está en el mapa')).toBeVisible();
});

test('a gesture that scrolls the page is explained for a moment', () => {
  jest.useFakeTimers();
  open(7);
  fireEvent.wheel(target.current);
  expect(screen.getByText(/la rueda para acercar el mapa/)).toHaveAttribute('data-shown');
  fireEvent.wheel(target.current, { ctrlKey: true });
  expect(screen.queryByText(/la rueda/)).toBeNull();
  fireEvent.wheel(target.current);
  act(() => jest.runAllTimers());
  expect(screen.queryByText(/la rueda/)).toBeNull();
  jest.useRealTimers();
});
