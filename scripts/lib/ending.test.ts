import { parentWatch } from './ending.mjs';

test.each(['linux', 'darwin'] as const)(
  'on %s a process is an orphan when the system has given it another parent',
  (platform) => {
    let parent = 100;
    const isOrphan = parentWatch({ platform, parentOf: () => parent, lives: () => true });
    expect(isOrphan()).toBe(false);
    parent = 1;
    expect(isOrphan()).toBe(true);
  },
);

test('on Windows it is when its parent, whose number it keeps, lives no more', () => {
  let alive = true;
  const isOrphan = parentWatch({ platform: 'win32', parentOf: () => 100, lives: () => alive });
  expect(isOrphan()).toBe(false);
  alive = false;
  expect(isOrphan()).toBe(true);
});
