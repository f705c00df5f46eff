import type { Wizard } from '@vitrina/rules';
import { Container, Loading, PageHeading, Skeleton } from '@vitrina/ui';
import { carDescription, carPicture } from '../../stage/car-picture';
import { CarStage } from '../../stage/car-stage';
import css from './configurator.module.css';
import menuCss from './sub-step-menu.module.css';

/**
 * The configurator's placeholder while model or province are missing: with the model's picture as soon as it is known.
 */
export function ConfiguratorSkeleton({ wizard }: { wizard: Wizard }) {
  return (
    <>
      <Container className={menuCss.menu}>
        <Skeleton shape="button" />
      </Container>
      <Container className={css.columns}>
        <div className={css.car}>
          <CarStage
            picture={carPicture(wizard)}
            alt={carDescription(wizard)}
            heading={<PageHeading>{wizard.modelo?.name ?? 'Personaliza'}</PageHeading>}
          />
        </div>
        <Loading label="Cargando el vehículo" className={css.choices}>
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </Loading>
      </Container>
    </>
  );
}
