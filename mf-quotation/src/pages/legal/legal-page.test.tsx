import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { newWizard } from '@vitrina/rules';
import { openPage } from '../../testing/open-page';
import { PrivacyPage } from './privacy-page';
import { TermsPage } from './terms-page';

const open = (Page: typeof PrivacyPage, address: string) =>
  openPage(Page, { path: address, address, wizard: newWizard() });
const contents = () => within(screen.getByRole('navigation', { name: 'Contenido' }));

test.each([
  ['the privacy policy', PrivacyPage, '/privacidad'],
  ['the terms', TermsPage, '/terminos'],
])('%s: version and date, and a link to each section by an anchor of its own', (_, Page, address) => {
  const page = open(Page, address);
  expect(screen.getByText(/^Versión 2026-11, vigente desde el/).parentElement).toHaveTextContent(
    'Versión 2026-11, vigente desde el 28 de noviembre de 2026',
  );
  const links = contents().getAllByRole('link');
  const headings = screen.getAllByRole('heading', { level: 2 }).slice(1); // the first is that of the contents
  expect(links.map((link) => link.textContent)).toEqual(headings.map((heading) => heading.textContent));
  expect(links.map((link) => link.getAttribute('href'))).toEqual(headings.map(({ id }) => `#${id}`));
  expect(new Set(headings.map(({ id }) => id)).size).toBe(headings.length);
  page.close();
});

test('a link of the contents brings the focus to its section, and the address stays', async () => {
  const page = open(PrivacyPage, '/privacidad');
  await userEvent.click(contents().getByRole('link', { name: 'Tus derechos' }));
  expect(screen.getByRole('heading', { name: 'Tus derechos' })).toHaveFocus();
  expect(location.hash).toBe('');
  page.close();
});

test('the terms say what the specification asks of them', () => {
  const page = open(TermsPage, '/terminos');
  for (const text of [/distribuidor oficial/, /18 años o más/, /cambiar sin previo aviso/, /cada 10,000 km/])
    expect(screen.getByText(text)).toBeInTheDocument();
  page.close();
});

test('the privacy policy names every right of the law, and the authority', () => {
  const page = open(PrivacyPage, '/privacidad');
  const rights = ['Acceso', 'Rectificación y actualización', 'Eliminación', 'Oposición', 'Portabilidad'];
  for (const right of [...rights, /limitación del tratamiento/, 'No ser objeto de decisiones automatizadas'])
    expect(screen.getByText(right)).toBeInTheDocument();
  expect(screen.getByText(/Superintendencia de Protección de Datos Personales/)).toBeInTheDocument();
  page.close();
});
