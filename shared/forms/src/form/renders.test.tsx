import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { formSchema, requiredText, SchemaForm, TextField } from '..';

const names = Array.from({ length: 60 }, (_, index) => `campo${index}`);
const schema = formSchema(Object.fromEntries(names.map((name) => [name, requiredText(name, 5)])));

test('a keystroke in one of sixty fields renders no other field, also when it makes or mends an error', async () => {
  const rendered = new Set<string>();
  render(
    <SchemaForm schema={schema} onSubmit={() => {}}>
      {names.map((name) => (
        <Profiler key={name} id={name} onRender={(id) => rendered.add(id)}>
          <TextField name={name} label={name} />
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
