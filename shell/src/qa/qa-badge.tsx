import { clearOverrides } from '@vitrina/federation/loader';
import { useSite } from '../site-context';

/**
 * Shows that this browser runs another build than the released one: which remote, which build, from where; and resets
 * it.
 */
export default function QaBadge() {
  const { overrides, registry } = useSite();
  const version = (name: string) => registry.remotes.find((remote) => remote.name === name)?.version;
  return (
    <aside className="sh-qa" aria-label="Versión de prueba">
      <ul>
        {overrides.map(({ name, base }) => (
          <li key={name} title={base}>
            <strong>{name}</strong>
            <span>{` ${version(name)} · ${new URL(base).host}`}</span>
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => location.replace(clearOverrides())}>
        Restablecer
      </button>
    </aside>
  );
}
