import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { type Html, html } from '../back-office/page';
import { momentWord } from '../back-office/words';
import type { Provider } from './faults';

/** What a provider has sent to the shop about a session or an operation, or will send. */
export async function postList(database: Kysely<Database>, provider: Provider, subject: string): Promise<Html> {
  const posts = await database
    .selectFrom('sandbox_post')
    .selectAll()
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .orderBy('due_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const lines = posts.map(({ due_at, sent_at, answer, body }) => {
    const how = sent_at
      ? `${momentWord(sent_at)}: la tienda contestó ${answer ?? 'nada todavía'}`
      : `para ${momentWord(due_at)}`;
    return html`<li>${how}<br><code class="quiet wide">${body}</code></li>`;
  });
  return html`<h2>Avisos a la tienda</h2>${posts.length > 0 ? html`<ul class="timeline">${lines}</ul>` : html`<p class="quiet">Ninguno.</p>`}`;
}
