import { Link } from '@vitrina/navigation';
import { formatMoney, shownTotal, type Wizard } from '@vitrina/rules';
import { Container, Icon, Picture } from '@vitrina/ui';
import { carPicture } from '../../stage/car-picture';
import { OWN } from '../../steps/keep-address';
import { resumePath } from '../../steps/resume';
import css from './resume-strip.module.css';

/** The way back to a configuration that was left for home; nothing without one. */
export function ResumeStrip({ wizard }: { wizard: Wizard }) {
  const path = resumePath(wizard);
  if (path === undefined) return null;
  const picture = carPicture(wizard);
  const price = shownTotal(wizard);
  return (
    <Container className={css.place}>
      <Link to={path} state={OWN} className={css.strip}>
        {picture && <Picture {...picture} alt="" priority className={css.car} />}
        <span className={css.words}>
          <span>{`Sigue con tu ${wizard.modelo?.name ?? 'configuración'}`}</span>
          {price !== undefined && (
            <>
              <span className={css.dot}> · </span>
              <span className={css.price}>{formatMoney(price)}</span>
            </>
          )}
        </span>
        <Icon name="arrow-right" className={css.arrow} />
      </Link>
    </Container>
  );
}
