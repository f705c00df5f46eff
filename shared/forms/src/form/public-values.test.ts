import { publicValues } from './public-values';

const isPrivate = (path: string) => ['clave', 'pago.cvc', 'personas.1.dni'].includes(path);

test('private paths and files are left out at any depth; keys come in order', () => {
  const values = {
    nombres: 'Ana',
    clave: 'x',
    archivo: new File(['x'], 'a.pdf'),
    pago: { tipo: { id: 1 }, cvc: '123' },
    personas: [{ dni: '1' }, { dni: '2', nombre: 'B' }],
    vacio: null,
  };
  expect(JSON.stringify(publicValues(values, isPrivate))).toBe(
    '{"nombres":"Ana","pago":{"tipo":{"id":1}},"personas":[{"dni":"1"},{"nombre":"B"}],"vacio":null}',
  );
});
