import { isInAppBrowser } from './in-app-browser';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8';

test.each([
  [`${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`, false],
  [`${IPHONE} CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1`, false],
  [`${IPHONE} Mobile/15E148`, true],
  [`${IPHONE} Mobile/15E148 Instagram 337.0.0.0`, true],
  [`${IPHONE} Mobile/15E148 Safari/604.1 [FBAN/FBIOS;FBAV/468.0]`, true],
  [`${IPHONE} GSA/322.0 Mobile/15E148 Safari/604.1`, true],
  [`${ANDROID}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36`, false],
  [`${ANDROID}; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0 Mobile Safari/537.36`, true],
  [`${ANDROID}) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36`, false],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', false],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
    false,
  ],
])('%s is the browser of an app: %s', (userAgent, expected) => {
  expect(isInAppBrowser(userAgent)).toBe(expected);
});
