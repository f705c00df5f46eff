import { LoadFailed } from '@vitrina/journey';
import { Loading, Skeleton, Tabs } from '@vitrina/ui';
import type { SubStepProps } from '../sub-step';
import css from './accessories.module.css';
import { Coupons } from './coupons';
import { IndividualAccessories } from './individual-accessories';
import { Kits } from './kits';
import { useKitToggle } from './use-kit-toggle';

/** Sub-step 3: kits, individual accessories and, only if there is any, prepaid maintenance. */
export function Accessories({ wizard, loads }: SubStepProps) {
  const { data: offer, isError, refetch } = loads.accessories;
  const toggleKit = useKitToggle(wizard);
  if (isError) return <LoadFailed what="los accesorios" onRetry={refetch} />;
  if (!offer) {
    return (
      <Loading label="Cargando accesorios" className={css.cards}>
        <Skeleton shape="card" />
        <Skeleton shape="card" />
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </Loading>
    );
  }
  const prepaid = {
    id: 'coupons',
    title: 'Mant. Prepagados',
    content: <Coupons wizard={wizard} offered={offer.cupones} />,
  } as const;
  return (
    <Tabs
      label="Accesorios"
      tabs={[
        { id: 'kits', title: 'Kit', content: <Kits wizard={wizard} offered={offer.kit} onToggle={toggleKit} /> },
        {
          id: 'individual',
          title: 'Individuales',
          content: <IndividualAccessories wizard={wizard} offered={offer.individuales} />,
        },
        ...(offer.cupones.length > 0 ? [prepaid] : []),
      ]}
    />
  );
}
