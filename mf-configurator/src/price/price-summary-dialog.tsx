import { priceGroups, shownTotal, type Wizard } from '@vitrina/rules';
import { Dialog, PriceLines } from '@vitrina/ui';
import css from './price-summary-dialog.module.css';

type PriceSummaryDialogProps = { wizard: Wizard; open: boolean; onClose(): void };

/** The components of the suggested retail price. */
export function PriceSummaryDialog({ wizard, open, onClose }: PriceSummaryDialogProps) {
  const { vehicle, accessories, prepaidMaintenance } = priceGroups(wizard);
  const none = 'Ninguno';
  return (
    <Dialog open={open} title="Resumen de precio" onClose={onClose}>
      <PriceLines
        lines={[
          { label: 'Precio del vehículo', price: vehicle || undefined, none: 'No disponible', key: 'vehicle' },
          { label: 'Total accesorios', price: accessories || undefined, none, key: 'accessories' },
          { label: 'Total mantenimiento prepagado', price: prepaidMaintenance || undefined, none, key: 'maintenance' },
        ]}
        total={{ label: 'PVP sugerido', price: shownTotal(wizard), none: 'No disponible' }}
      />
      <p className={css.note}>Los precios incluyen IVA.</p>
    </Dialog>
  );
}
