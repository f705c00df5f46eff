import { matchPage } from '@vitrina/navigation';
import declaration from '../../remote';

// The shell and the standalone site ask in this way, too.
const pageOf = (pathname: string, pages = declaration.pages.slice()) => matchPage(pages, pathname);

test.each([
  ['/', 'p1'],
  ['/sierra/1', 'p2'],
  ['/c/ABCDEFGHJKLMNPQRSTUVWX', 'enlace'],
  ['/c/1', 'enlace'],
  ['/sierra/1/resumen', 'p3'],
])('%s is page %s, in whatever order they are declared', (pathname, name) => {
  expect(pageOf(pathname)?.page.name).toBe(name);
  expect(pageOf(pathname, declaration.pages.toReversed())?.page.name).toBe(name);
});

test('a code arrives as it is written', () => {
  expect(pageOf('/c/aBc9')?.params).toEqual({ codigo: 'aBc9' });
});
