import { asked, begin, choose, combo, commit, type } from '../../testing/assets';
import { field, fill, pressIn, rows, section, useSections } from '../../testing/list-section';

useSections();

test('N18: Escape and a click elsewhere create nothing; Enter alone does', async () => {
  await begin('CUENTAS BANCARIAS');
  await section.page.user.type(combo('Institución'), 'coop x{Escape}');
  await section.page.user.click(field('Activos', 'Valor'));
  expect(combo('Institución')).toHaveValue('');
  await section.page.user.type(combo('Institución'), 'coop x{Enter}');
  expect(combo('Institución')).toHaveValue('COOP X');
  await fill('Activos', { Valor: '1' });
  await commit();
  expect(rows('Activos')[0]).toBe('CUENTAS BANCARIAS | COOP X | $1.00');
});

test('N19: what was created stays when its list is opened and closed with Escape', async () => {
  await begin('CUENTAS BANCARIAS');
  await section.page.user.type(combo('Institución'), 'banco x{Enter}');
  await section.page.user.keyboard('{ArrowDown}{Escape}');
  expect(combo('Institución')).toHaveValue('BANCO X');
  await fill('Activos', { Valor: '1' });
  await commit();
  expect(rows('Activos')[0]).toBe('CUENTAS BANCARIAS | BANCO X | $1.00');
});

test('N20: the first letter, the arrow, Enter and Tab choose a make, whose models are asked for once', async () => {
  await begin('VEHÍCULOS');
  await section.page.user.type(combo('Marca'), 'T{ArrowDown}{Enter}');
  await section.page.user.tab();
  expect(combo('Marca')).toHaveValue('TOYOTA');
  await choose('Modelo', 'HILUX');
  expect(asked()).toEqual([2]);
});
test('a name of 120 characters is taken, one of 121 is not', async () => {
  await begin('MUEBLES Y ENSERES');
  await section.page.user.click(field('Activos', 'Detalle'));
  await section.page.user.paste('x'.repeat(121));
  await fill('Activos', { Valor: '1' });
  await commit();
  expect(field('Activos', 'Detalle')).toHaveAccessibleDescription('El campo Detalle debe tener máximo 120 caracteres');
  await section.page.user.type(field('Activos', 'Detalle'), '{Backspace}');
  await commit();
  expect(rows('Activos')[0]).toBe(`MUEBLES Y ENSERES | ${'x'.repeat(120)} | $1.00`);
  await pressIn('Activos', 'Agregar');
  await type('CUENTAS BANCARIAS');
  await section.page.user.click(combo('Institución'));
  await section.page.user.paste('y'.repeat(121));
  await section.page.user.keyboard('{Enter}');
  await commit();
  expect(combo('Institución')).toHaveAccessibleDescription('El campo Institución debe tener máximo 120 caracteres');
});
