import { Button } from '@vitrina/ui';
import type { Compared } from './compare-check';
import css from './compare-tray.module.css';

/** 'Comparar 2 paquetes': opens the differences once two are ticked. */
export function CompareButton({ compared: { packages }, onCompare }: { compared: Compared; onCompare(): void }) {
  const isEnough = packages.length > 1;
  return (
    <Button size="s" disabled={!isEnough} onClick={onCompare}>
      {isEnough ? `Comparar ${packages.length} paquetes` : 'Comparar'}
    </Button>
  );
}

/** The packages ticked so far, shown above the price while the list of packages is visible. */
export function CompareTray({ compared, onCompare }: { compared: Compared; onCompare(): void }) {
  const { packages, onChange } = compared;
  if (packages.length === 0) return null;
  return (
    <div className={css.tray}>
      <output className={css.words} data-enough={packages.length > 1 || undefined}>
        {packages.length === 1 ? 'Marca otro paquete' : `${packages.length} elegidos`}
      </output>
      <Button variant="quiet" size="s" onClick={() => onChange([])}>
        Quitar
      </Button>
      <CompareButton compared={compared} onCompare={onCompare} />
    </div>
  );
}
