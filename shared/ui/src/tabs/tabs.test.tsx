import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './tabs';

const tabs = [
  { id: 'kit', title: 'Kit', content: 'Los kits' },
  { id: 'one', title: 'Individuales', content: 'Los individuales' },
  { id: 'more', title: 'Mant. Prepagados', content: 'Los cupones' },
] as const;

test('the open tab names its panel; one tab stop for all', async () => {
  render(<Tabs label="Accesorios" tabs={tabs} />);
  expect(screen.getByRole('tablist', { name: 'Accesorios' })).toBeInTheDocument();
  expect(screen.getByRole('tabpanel', { name: 'Kit' })).toHaveTextContent('Los kits');
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'Kit', selected: true })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});

test.each([
  ['{ArrowRight}', 'Individuales'],
  ['{ArrowLeft}', 'Mant. Prepagados'],
  ['{End}', 'Mant. Prepagados'],
  ['{End}{ArrowRight}', 'Kit'],
  ['{End}{Home}', 'Kit'],
])('%s opens %s', async (keys, title) => {
  const onChange = jest.fn();
  render(<Tabs label="Accesorios" tabs={tabs} onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard(keys);
  expect(screen.getByRole('tab', { name: title, selected: true })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: title })).toBeInTheDocument();
});

test('the owner may keep the open tab', async () => {
  const onChange = jest.fn();
  render(<Tabs label="Accesorios" tabs={tabs} value="one" onChange={onChange} />);
  await userEvent.click(screen.getByRole('tab', { name: 'Kit' }));
  expect(onChange).toHaveBeenCalledWith('kit');
  expect(screen.getByRole('tabpanel', { name: 'Individuales' })).toBeInTheDocument();
});

test('a tab that goes away leaves the first one open', () => {
  const { rerender } = render(<Tabs label="Accesorios" tabs={tabs} value="more" />);
  rerender(<Tabs label="Accesorios" tabs={tabs.slice(0, 2)} value="more" />);
  expect(screen.getByRole('tabpanel', { name: 'Kit' })).toBeInTheDocument();
});
