import { serializeError } from './logger';

test('of a database error the log gets the code and the place, not what was typed', () => {
  const error = Object.assign(new Error('invalid input syntax for type integer: "1710034065"'), {
    code: '22P02',
    table: 'lead',
    detail: 'Key (email)=(maria@example.com) already exists.',
  });
  const logged = serializeError(error);
  expect(logged).toMatchObject({ code: '22P02', table: 'lead' });
  expect(JSON.stringify(logged)).not.toMatch(/1710034065|maria/);
  expect((logged as { stack: string }).stack).toMatch(/^at .*logger\.test/);
});

test('of other errors the log gets message and stack', () => {
  const logged = serializeError(Object.assign(new TypeError('x is not a function'), { code: 'ERR_X' }));
  expect(logged).toMatchObject({ type: 'TypeError', message: 'x is not a function', code: 'ERR_X' });
});
