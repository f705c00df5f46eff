import { priceGroups, type Wizard } from '@vitrina/rules';
import { Dialog, PriceLines } from '@vitrina/ui';
import css from './price-summary-dialog.module.css';

type PriceSummaryDialogProps = { wizard: Wizard; open: boolean; onClose(): void };

/** The components of the suggested retail price. */
export function PriceSummaryDialog({ wizard, open, onClose }: PriceSummaryDialogProps) {
  const { vehicle, accessories, prepaidMaintenance, total } = priceGroups(wizard);
  return (
    <Dialog open={open} title="Resumen de precio" onClose={onClose}>
      <PriceLines
        lines={[
          { label: 'Precio del vehículo', price: vehicle, key: 'vehicle' },
          { label: 'Total accesorios', price: accessories, key: 'accessories' },
          { label: 'Total mantenimiento prepagado', price: prepaidMaintenance, key: 'maintenance' },
        ]}
        total={{ label: 'PVP sugerido', price: total }}
      />
      <p className={css.note}>Los precios incluyen IVA.</p>
    </Dialog>
  );
}
