import { render, screen } from '@testing-library/react';
import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { QrCode } from './qr-code';

const TEXT = 'Cuenta 2100123456\nCóndor Norte\n$1,234.56\nReferencia 1042';
const element = (text: string) => <QrCode text={text} label="Código QR con los datos de la cuenta" />;
const code = () => screen.getByRole('img', { name: 'Código QR con los datos de la cuenta' });

test('it draws its text as one path with four modules of white around it, without an inline style', () => {
  render(element(TEXT));
  const drawn = generate(TEXT, { minCorrectionLevel: correction.M });
  const paths = [...code().querySelectorAll('path')];
  expect(paths.map((path) => path.getAttribute('d'))).toEqual([toSvgPath(drawn)]);
  expect(code()).toHaveAttribute('viewBox', `-4 -4 ${drawn.size + 8} ${drawn.size + 8}`);
  const white = code().querySelector('rect')!;
  expect(['x', 'y', 'width', 'height'].map((name) => Number(white.getAttribute(name)))).toEqual([
    -4,
    -4,
    drawn.size + 8,
    drawn.size + 8,
  ]);
  expect(document.querySelector('[style]')).toBeNull();
});

test('it is black on white whatever the theme is', () => {
  render(element(TEXT));
  expect(code().querySelector('rect')).toHaveAttribute('fill', '#fff');
  expect(code().querySelector('path')).toHaveAttribute('fill', '#000');
});

test('another text is another code', () => {
  const { rerender } = render(element(TEXT));
  const before = code().innerHTML;
  rerender(element(`${TEXT}0`));
  expect(code().innerHTML).not.toBe(before);
});
