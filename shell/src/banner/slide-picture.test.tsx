import { render } from '@testing-library/react';
import { FIRST } from './slides';

test('the picture that was painted is put back, not made anew; another banner gets its own', async () => {
  document.body.innerHTML = `<picture id="first-banner"><img src="${FIRST.image}"></picture>`;
  const painted = document.querySelector('img');
  const { SlidePicture } = await import('./slide-picture');
  const first = render(<SlidePicture banner={FIRST} first />);
  expect(first.container.querySelector('img')).toBe(painted);
  first.rerender(<SlidePicture banner={{ ...FIRST, image: '/otra.webp' }} first />);
  expect(first.container.querySelector('img')).toHaveAttribute('src', '/otra.webp');
  first.unmount();
  const again = render(<SlidePicture banner={FIRST} first />);
  expect(again.container.querySelector('img')).toBe(painted);
});
