const entry = (pathname: string, key = 'default') => ({ pathname, search: '', key });

/** The memory as a document of this kind of navigation finds it. */
async function open(type: NavigationTimingType, kept: Record<string, number>) {
  jest.resetModules();
  sessionStorage.setItem('vitrina:scroll', JSON.stringify(kept));
  performance.getEntriesByType = () => [{ type }] as unknown as PerformanceEntryList;
  return import('./scroll-memory');
}

beforeEach(() => window.history.replaceState(null, '', '/privacidad'));

test('what one document was scrolled to is nothing to the next, although the router gives both the same key', async () => {
  const { ownScrolling, rememberedScroll } = await open('reload', {});
  Object.defineProperty(window, 'scrollY', { value: 640, configurable: true });
  const unsubscribe = ownScrolling(() => entry('/'));
  window.dispatchEvent(new Event('scroll'));
  unsubscribe();
  expect(rememberedScroll(entry('/'))).toBe(640);
  expect(rememberedScroll(entry('/privacidad'))).toBe(0);
});

test.each<[NavigationTimingType, number]>([
  ['reload', 300],
  ['back_forward', 300],
  ['navigate', 0],
])('a document that comes by %s starts at %d', async (type, top) => {
  const { rememberedScroll } = await open(type, { '/privacidad': 300 });
  expect(rememberedScroll(entry('/privacidad'))).toBe(top);
});

test('an entry that rewrites its address stays where it is', async () => {
  const { carryScroll, rememberedScroll } = await open('navigate', { a: 200 });
  carryScroll(entry('/sierra/1', 'a'), entry('/sierra/1', 'b'));
  expect(rememberedScroll(entry('/sierra/1', 'b'))).toBe(200);
});

export {}; // its names are its own
