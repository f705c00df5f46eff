import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import * as v from 'valibot';
import { FormField, FormFields, SchemaForm, schemaOf, textField } from '..';

const fields = Array.from({ length: 60 }, (_, index) => {
  const name = `campo${index}`;
  return textField({ name, label: name, max: 5 });
});
const schema = schemaOf(fields);

test('a keystroke in one of sixty fields renders no other field, also when it makes or mends an error', async () => {
  const rendered = new Set<string>();
  render(
    <SchemaForm schema={schema} onSubmit={() => {}}>
      {fields.map((field) => (
        <Profiler key={field.name} id={field.name} onRender={(id) => rendered.add(id)}>
          <FormField of={field} />
        </Profiler>
      ))}
    </SchemaForm>,
  );
  expect(rendered.size).toBe(60);
  await userEvent.click(screen.getByLabelText('campo7'));
  rendered.clear();
  await userEvent.keyboard('abcdefg{Backspace}{Backspace}');
  expect(screen.getByLabelText('campo7')).toHaveValue('abcde');
  expect([...rendered]).toEqual(['campo7']);
});

test('on mount each rule is asked at most twice', () => {
  const asked = new Map<string, number>();
  const counted = fields.map(({ name, label }) => {
    const rule = () =>
      v.pipe(
        v.string(),
        v.check(() => {
          asked.set(name, (asked.get(name) ?? 0) + 1);
          return false;
        }, 'no'),
      );
    return textField({ name, label, rule });
  });
  render(
    <SchemaForm schema={schemaOf(counted)} onSubmit={() => {}}>
      <FormFields of={counted} />
    </SchemaForm>,
  );
  expect(asked.size).toBe(60);
  expect(Math.max(...asked.values())).toBeLessThanOrEqual(2);
});
