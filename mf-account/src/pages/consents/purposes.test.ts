import { purposeOf } from './purposes';

test.each(['test-drive', 'constructor', '__proto__'])(
  'a purpose that this page does not know goes by its own name: %s',
  (purpose) => {
    expect(purposeOf(purpose)).toEqual({ name: purpose, text: '' });
  },
);
