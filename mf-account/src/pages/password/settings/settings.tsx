import { paths } from '@vitrina/navigation';
import { ButtonLink } from '@vitrina/ui';
import { Deletion } from './deletion';
import { Export } from './export';
import { Sessions } from './sessions';
import css from './settings.module.css';
import { SettingsRow } from './settings-row';

/** What else a customer decides about their account, each with one sentence and one action. */
export const Settings = () => (
  <section className={css.settings} aria-labelledby="configuracion">
    <h2 id="configuracion">Configuración</h2>
    <ul className={css.rows}>
      <SettingsRow
        title="Tus consentimientos"
        text="Mira qué aceptaste, cuándo y con qué texto, y decide si recibes publicidad."
      >
        <ButtonLink to={paths.consents()} variant="secondary">
          Ver consentimientos
        </ButtonLink>
      </SettingsRow>
      <Export />
      <Sessions />
      <Deletion />
    </ul>
  </section>
);
