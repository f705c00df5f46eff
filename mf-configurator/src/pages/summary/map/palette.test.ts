import '@vitrina/testing/browser';
import { onSchemeChange, readPalette } from './palette';

test('the colours are those the browser has computed, and nothing is left behind', () => {
  const element = document.createElement('div');
  document.body.append(element);
  const style = jest.spyOn(window, 'getComputedStyle').mockImplementation((probe) => {
    const { color } = (probe as HTMLElement).style;
    return { color: color.replace('var(--map-land)', 'rgb(1, 2, 3)') } as CSSStyleDeclaration;
  });
  expect(readPalette(element).land).toBe('rgb(1, 2, 3)');
  expect(element.childElementCount).toBe(0);
  style.mockRestore();
});

test('a change of the scheme is heard, from the device and from the page, until it is no longer wanted', async () => {
  const device = new EventTarget() as MediaQueryList;
  jest.spyOn(window, 'matchMedia').mockReturnValue(device);
  const changed = jest.fn();
  const unsubscribe = onSchemeChange(changed);
  device.dispatchEvent(new Event('change'));
  expect(changed).toHaveBeenCalledTimes(1);
  document.documentElement.dataset.theme = 'dark';
  await Promise.resolve();
  expect(changed).toHaveBeenCalledTimes(2);
  unsubscribe();
  device.dispatchEvent(new Event('change'));
  delete document.documentElement.dataset.theme;
  await Promise.resolve();
  expect(changed).toHaveBeenCalledTimes(2);
});
