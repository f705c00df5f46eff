import { endSession } from '@vitrina/api-client';
import { NavLink } from '@vitrina/navigation';
import { sessionAtom } from '@vitrina/session-bus';
import { useAtomValue } from 'jotai';
import type { FormEvent } from 'react';
import type { RemoteDeclaration } from '../registry-types';
import { apiAddress, keepApiAddress } from './api-address';
import { customers, demoCustomerOf, signInDemoCustomer } from './demo-customers';
import { sampleAddress } from './page-list';
import css from './standalone.module.css';

const GUEST = '';

/** The session of the tester: a guest or one of the demo customers. */
function SessionPicker() {
  const session = useAtomValue(sessionAtom);
  const current = demoCustomerOf(session?.email);
  const choose = (identification: string) => {
    const customer = customers.find((candidate) => candidate.identification === identification);
    void (customer ? signInDemoCustomer(customer) : endSession());
  };
  return (
    <label className={css.control}>
      <span>Sesión</span>
      <select
        value={session ? (current?.identification ?? session.displayName) : GUEST}
        onChange={(event) => choose(event.target.value)}
      >
        <option value={GUEST}>Invitado</option>
        {session && !current && <option>{session.displayName}</option>}
        {customers.map(({ identification, name, shows }) => (
          <option key={identification} value={identification}>{`${name} (${shows})`}</option>
        ))}
      </select>
    </label>
  );
}

/** The API's address; a change takes effect with a reload. */
function ApiPicker() {
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    keepApiAddress(String(new FormData(event.currentTarget).get('api') ?? '').trim());
    location.assign(location.pathname);
  };
  return (
    <form className={css.control} onSubmit={apply}>
      <label>
        <span>API</span>
        <input
          name="api"
          defaultValue={apiAddress()}
          placeholder={location.origin}
          autoComplete="off"
          spellCheck={false}
        />
      </label>
      <button type="submit">Usar</button>
    </form>
  );
}

/** The tester's bar: remote and build, its pages, the session, the API. */
export const Bar = ({ declaration, build }: { declaration: RemoteDeclaration; build: string }) => (
  <header className={css.bar}>
    <div className={css.row}>
      <p className={css.build}>
        <strong>{declaration.name}</strong>
        <span>{` ${build}`}</span>
      </p>
      <div className={css.controls}>
        <SessionPicker />
        <ApiPicker />
      </div>
    </div>
    <nav aria-label="Páginas">
      <ul className={css.pages}>
        {declaration.pages.map((page) => (
          <li key={page.name}>
            <NavLink to={sampleAddress(page)} end>
              {page.name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  </header>
);
