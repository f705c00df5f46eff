import type { Accessory } from '@vitrina/contract';
import { type Removal, removalMessage, toggleKit, undoRemoval, type Wizard } from '@vitrina/rules';
import { notify, updateWizard } from '@vitrina/session-bus';
import { useEffect, useRef } from 'react';

type Undo = Removal & { withdraw(): void };

/** Tells that an accessory has left because the kit contains it, with the way back. */
const tell = (removal: Removal): Undo => ({
  ...removal,
  withdraw: notify({
    kind: 'info',
    text: removalMessage(removal.item, removal.kit),
    action: { label: 'Deshacer', run: () => void updateWizard((wizard) => undoRemoval(wizard, removal)) },
  }),
});

const has = (chosen: readonly { id: number }[], item: { id: number }) => chosen.some(({ id }) => id === item.id);

/** Withdraws what no longer applies and returns the rest. */
function keep(undos: readonly Undo[], applies: (undo: Undo) => boolean) {
  for (const undo of undos) if (!applies(undo)) undo.withdraw();
  return undos.filter(applies);
}

/**
 * Adds a kit or takes it out, and tells which accessories left because the kit contains them. What can be undone stays
 * told until it is answered, no longer applies, or the buyer leaves the accessories.
 */
export function useKitToggle({ accesorios, version }: Wizard): (kit: Accessory) => void {
  const undos = useRef<Undo[]>([]);

  useEffect(() => {
    undos.current = keep(undos.current, ({ item }) => !has(accesorios.individuales, item));
  }, [accesorios]);

  useEffect(
    () => () => {
      undos.current = keep(undos.current, () => false);
    },
    [],
  );

  return (kit) => {
    const versionId = version?.id;
    let removed: readonly Accessory[] = [];
    updateWizard((before) => {
      const after = toggleKit(before, kit);
      removed = after.removed;
      return after.wizard;
    });
    if (versionId === undefined) return;
    undos.current.push(...removed.map((item) => tell({ kit, item, versionId })));
  };
}
