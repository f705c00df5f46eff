import { LoadFailed } from '@vitrina/journey';
import { acceptTerms, chooseYear } from '@vitrina/rules';
import { updateWizard } from '@vitrina/session-bus';
import { Button, Checkbox, Loading, Skeleton } from '@vitrina/ui';
import type { SubStepProps } from '../sub-step';
import css from './specifications.module.css';
import { YearSelector } from './year-selector';

type SpecificationsProps = SubStepProps & { onReadTerms(): void };

/**
 * Sub-step 0: model year, description, terms and conditions. All of it appears at once: a checkbox that moves away when
 * the description arrives would miss the tap meant for it.
 */
export function Specifications({ wizard, loads, onReadTerms }: SpecificationsProps) {
  const { shown, isError, refetch } = loads.version;
  return (
    <div className={css.specifications}>
      {isError && <LoadFailed what="la versión" onRetry={refetch} />}
      {!shown && !isError && (
        <Loading label="Cargando la versión">
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </Loading>
      )}
      {shown && (
        <>
          <YearSelector
            years={shown.years.map(({ year }) => year)}
            value={wizard.anio}
            onChange={(year) => updateWizard((before) => chooseYear(before, year))}
          />
          <section aria-label="Descripción" className={css.description}>
            {shown.logo ? (
              <img src={shown.logo} alt={shown.name} className={css.logo} height={32} />
            ) : (
              <h3>{shown.name}</h3>
            )}
            {shown.description && <p>{shown.description}</p>}
          </section>
          <div className={css.terms}>
            <Checkbox
              label="He leído y acepto los términos y condiciones"
              checked={wizard.terminos}
              onChange={(event) => {
                const { checked } = event.target;
                updateWizard((before) => acceptTerms(before, checked));
              }}
            />
            <Button variant="quiet" size="s" className={css.read} onClick={onReadTerms}>
              Ver términos y condiciones
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
