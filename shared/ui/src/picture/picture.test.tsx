import { fireEvent, render, screen } from '@testing-library/react';
import { Picture } from './picture';

const car = { src: '/media/a.webp', width: 960, height: 540, alt: 'Cóndor Sierra' };

test('a picture keeps its room and waits until it is near; a first one does not', () => {
  const { rerender } = render(<Picture {...car} />);
  const image = screen.getByRole('img', { name: 'Cóndor Sierra' });
  expect(image).toHaveAttribute('width', '960');
  expect(image).toHaveAttribute('height', '540');
  expect(image).toHaveAttribute('loading', 'lazy');
  rerender(<Picture {...car} priority />);
  expect(image).toHaveAttribute('loading', 'eager');
  expect(image).toHaveAttribute('fetchpriority', 'high');
});

test('one that fails leaves its name and room; the next one shows again', () => {
  const { rerender, container } = render(<Picture {...car} />);
  fireEvent.error(screen.getByRole('img'));
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByRole('img', { name: 'Cóndor Sierra' })).toHaveAttribute('viewBox', '0 0 960 540');
  rerender(<Picture {...car} src="/media/b.webp" />);
  expect(container.querySelector('img')).toHaveAttribute('src', '/media/b.webp');
});

test('another picture of the same takes the place of one that fails, and then its room', () => {
  const { container } = render(<Picture {...car} instead={{ src: '/media/still.webp', cutout: true }} />);
  const image = () => container.querySelector('img');
  expect(image()).not.toHaveAttribute('data-cutout');
  fireEvent.error(image()!);
  expect(image()).toHaveAttribute('src', '/media/still.webp');
  expect(image()).toHaveAttribute('data-cutout');
  fireEvent.error(image()!);
  expect(image()).toBeNull();
  expect(screen.getByRole('img', { name: 'Cóndor Sierra' })).toBeInTheDocument();
});

test('a small screen gets its own crop', () => {
  const { container } = render(<Picture {...car} small={{ src: '/media/s.webp', width: 800, height: 900 }} />);
  expect(container.querySelector('source')).toHaveAttribute('srcset', '/media/s.webp');
});
