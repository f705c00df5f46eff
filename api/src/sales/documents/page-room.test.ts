import { pageRoom, pageTops } from './page-room';
import { FOOTER_TOP } from './paper/sheet';

const parts = (lines: number, hasPicture = true) => ({ lines, hasPicture, factRows: 2 });

test('few lines leave the picture its full height', () => {
  expect(pageRoom(parts(8))).toEqual({ picture: 230, row: 19, columns: 1 });
});

test('the picture gives way first, then the lines stand closer, then the picture goes, then there are two columns', () => {
  const looks = [8, 14, 25, 36, 60].map((lines) => pageRoom(parts(lines)));
  expect(looks.map(({ picture }) => Math.round(picture))).toEqual([230, 178, 110, 0, 0]);
  expect(looks.map(({ row }) => Math.round(row))).toEqual([19, 19, 13, 13, 15]);
  expect(looks.map(({ columns }) => columns)).toEqual([1, 1, 1, 1, 2]);
});

test.each([true, false])('whatever there is to say ends above the footer, with a picture %p', (hasPicture) => {
  for (let lines = 0; lines <= 300; lines++) {
    expect(pageTops(parts(lines, hasPicture), pageRoom(parts(lines, hasPicture))).end).toBeLessThanOrEqual(
      FOOTER_TOP + 0.001,
    );
  }
});
