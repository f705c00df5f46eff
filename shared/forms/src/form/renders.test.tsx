import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import * as v from 'valibot';
import { ErrorSummary, FormField, FormFields, SchemaForm, SubmitButton, schemaOf, textField, useUnsaved } from '..';

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

test('nor does it below a summary of errors, beside a bar that says what is unsaved', async () => {
  const rendered: string[] = [];
  const onRender = (id: string) => rendered.push(id);
  const Bar = () => <output>{useUnsaved() ? 'sin guardar' : 'guardado'}</output>;
  render(
    <SchemaForm schema={schema} onSubmit={() => {}}>
      <ErrorSummary />
      {fields.map((field) => (
        <Profiler key={field.name} id={field.name} onRender={onRender}>
          <FormField of={field} />
        </Profiler>
      ))}
      <Profiler id="bar" onRender={onRender}>
        <Bar />
      </Profiler>
      <SubmitButton>Guardar</SubmitButton>
    </SchemaForm>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(screen.getAllByRole('link')).toHaveLength(60);
  await userEvent.type(screen.getByLabelText('campo7'), 'a');
  rendered.length = 0;
  await userEvent.type(screen.getByLabelText('campo7'), 'bc');
  expect(new Set(rendered)).toEqual(new Set(['campo7']));
  expect(screen.getAllByRole('link')).toHaveLength(59);
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
