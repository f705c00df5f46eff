import { changeProvince, type Wizard } from '@vitrina/rules';
import { updateWizard } from '@vitrina/session-bus';
import { Button, EmptyState } from '@vitrina/ui';
import { useState } from 'react';
import { ProvinceDialog } from '../../../province/province-dialog';

/** A province without dealerships: says so, and offers another one. */
export function NoDealerships({ wizard: { provincia, modelo } }: { wizard: Wizard }) {
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <EmptyState
        icon="pin"
        title={`Todavía no hay concesionarios en ${provincia?.name}`}
        action={
          <Button variant="secondary" onClick={() => setChoosing(true)}>
            Elegir otra provincia
          </Button>
        }
      >
        Te puede atender uno de otra provincia.
      </EmptyState>
      <ProvinceDialog
        open={isChoosing}
        model={modelo?.name ?? ''}
        onConfirm={(province) => {
          setChoosing(false);
          updateWizard((before) => changeProvince(before, province));
        }}
        onClose={() => setChoosing(false)}
      />
    </>
  );
}
