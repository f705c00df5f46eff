import { openDays } from './hours';

test('days in a row with the same hours are one, and the ranges of a day stand together', () => {
  const morningAndAfternoon = ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes']
    .flatMap((day) => [`${day} 0830-1300`, `${day} 1400-1800`])
    .join(',');
  expect(openDays(`${morningAndAfternoon},Sábado 0900-1400`)).toEqual([
    { days: 'Lunes a Viernes', ranges: ['08h30 – 13h00', '14h00 – 18h00'] },
    { days: 'Sábado', ranges: ['09h00 – 14h00'] },
  ]);
});

test('a different day in between keeps the others apart', () => {
  expect(openDays('Lunes 0900-1800,Martes 1000-1800,Miércoles 0900-1800')).toEqual([
    { days: 'Lunes', ranges: ['09h00 – 18h00'] },
    { days: 'Martes', ranges: ['10h00 – 18h00'] },
    { days: 'Miércoles', ranges: ['09h00 – 18h00'] },
  ]);
});

test('only days that follow each other are one', () => {
  const ranges = ['09h00 – 18h00'];
  expect(openDays('Lunes 0900-1800,Miércoles 0900-1800')).toEqual([
    { days: 'Lunes', ranges },
    { days: 'Miércoles', ranges },
  ]);
  expect(openDays('Lunes a Viernes 0900-1800,Sábado 0900-1800')).toEqual([
    { days: 'Lunes a Viernes', ranges },
    { days: 'Sábado', ranges },
  ]);
});

test('no schedule, no days', () => {
  expect(openDays('')).toEqual([]);
});

test('what is not written as hours stands where it stands, as it is written, and parts the days around it', () => {
  expect(
    openDays('Lunes 0900-1800,Martes cerrado,Miércoles 0900-1800,Jueves 0900-1800,Domingo cerrado,Domingo cerrado'),
  ).toEqual([
    { days: 'Lunes', ranges: ['09h00 – 18h00'] },
    { note: 'Martes cerrado' },
    { days: 'Miércoles a Jueves', ranges: ['09h00 – 18h00'] },
    { note: 'Domingo cerrado' },
  ]);
});
