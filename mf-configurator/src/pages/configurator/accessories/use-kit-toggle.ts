import type { Accessory } from '@vitrina/contract';
import { type Removal, removalMessage, toggleKit, undoRemoval, type Wizard } from '@vitrina/rules';
import { notify, updateWizard } from '@vitrina/session-bus';
import { useEffect, useRef } from 'react';

type Undo = Removal & { withdraw(): void };

/** Tells the buyer that an accessory was removed because the kit contains it, with an undo. */
const tell = (removal: Removal): Undo => ({
  ...removal,
  withdraw: notify({
    kind: 'info',
    text: removalMessage(removal.item, removal.kit),
    action: { label: 'Deshacer', run: () => void updateWizard((wizard) => undoRemoval(wizard, removal)) },
  }),
});

const has = (chosen: readonly { id: number }[], item: { id: number }) => chosen.some(({ id }) => id === item.id);

/** Withdraws undos that no longer apply and returns the rest. */
function keep(undos: readonly Undo[], applies: (undo: Undo) => boolean) {
  for (const undo of undos) if (!applies(undo)) undo.withdraw();
  return undos.filter(applies);
}

/**
 * Adds or removes a kit, and tells which accessories were removed because the kit contains them. An undo stays on
 * screen until it is answered, no longer applies, or the buyer leaves the accessories.
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
