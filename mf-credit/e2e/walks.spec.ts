import { expect, test } from '@vitrina/e2e/console';
import { rows } from '@vitrina/e2e/database';
import { press } from './walks/controls';
import { PEOPLE, type Walker } from './walks/people';
import { expectedSections, storedDocuments, storedSections } from './walks/stored';
import { applicant, asCustomer, fillWizard, PATHS } from './walks/walk';

const decided = (id: number) =>
  rows<{ kind: string; status: string }>('select kind, status from negotiation where id = $1', [id]);

for (const [name, walker] of Object.entries(PEOPLE) as [string, Walker][]) {
  test(`by keyboard alone, from the first field to the end: ${name}`, async ({ page }) => {
    test.setTimeout(600_000);
    const { wizard, documents } = walker;
    const account = await applicant(page, wizard);
    const { id } = account;
    const said = asCustomer(walker, account);
    await page.goto(`${PATHS[wizard]}?id=${id}`);
    const visited = await fillWizard(page, said);
    expect(new Set(visited).size).toBe(visited.length);

    await test.step('the database has it field by field', async () => {
      expect(await storedSections(id, wizard)).toEqual(expectedSections(said));
      expect((await storedDocuments(id, wizard)).sort()).toEqual([...documents].sort());
    });

    await press(page, page.getByRole('button', { name: 'Enviar' }));
    await expect(page).toHaveURL(
      wizard === 'credit' ? /\/usuario\/solicitudes$/ : new RegExp(`/usuario/pagos\\?id=${id}$`),
    );
    const [of] = await decided(id);
    expect(of?.status).toBe(wizard === 'credit' ? 'ENVIADA' : 'EN PROCESO');

    await page.goto(`${PATHS[wizard]}?id=${id}`);
    const document = page.waitForEvent('download');
    await press(page, page.getByRole('button', { name: 'Descargar tus respuestas (PDF)' }));
    expect((await document).suggestedFilename()).toMatch(/\.pdf$/);
  });
}
