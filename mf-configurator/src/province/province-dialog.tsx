import { query, useQuery } from '@vitrina/api-client';
import { type Province, provinces } from '@vitrina/contract';
import { LoadFailed } from '@vitrina/journey';
import { stepToResume, type Wizard } from '@vitrina/rules';
import { Button, Dialog, Loading, Select, Skeleton, Stack } from '@vitrina/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import { LeftConfiguration } from '../steps/left-configuration';

type ProvinceDialogProps = {
  open: boolean;
  /** Name of the model the buyer chose. */
  model: string;
  /** Province of an earlier choice, preselected. */
  initial?: Province;
  /** A configuration that the new one replaces, if it has begun: the dialog says so and leads back to it. */
  left?: Wizard;
  onConfirm(province: Province): void;
  onClose(): void;
  /** As of `Dialog`. */
  onLeave?(): void;
};

/** Asks where the car will be used. Without a province, 'Siguiente' only returns to the list. */
export function ProvinceDialog({ open, model, initial, left, onConfirm, onClose, onLeave }: ProvinceDialogProps) {
  const form = useId();
  const load = useQuery({ ...query(provinces, {}), enabled: open });
  return (
    <Dialog
      open={open}
      title="¿En qué provincia estás?"
      onClose={onClose}
      onLeave={onLeave}
      footer={
        <Button type="submit" form={form}>
          Siguiente
        </Button>
      }
    >
      <Stack>
        {left && stepToResume(left) !== undefined && <LeftConfiguration left={left} />}
        <p>{`Así te mostramos los concesionarios que pueden entregarte tu ${model}.`}</p>
        {load.isError ? (
          <LoadFailed what="las provincias" onRetry={load.refetch} />
        ) : load.isPending ? (
          <Loading label="Cargando provincias">
            <Skeleton shape="button" />
          </Loading>
        ) : (
          <ProvinceForm id={form} provinces={load.data} initial={initial} onConfirm={onConfirm} />
        )}
      </Stack>
    </Dialog>
  );
}

type ProvinceFormProps = Pick<ProvinceDialogProps, 'initial' | 'onConfirm'> & { id: string; provinces: Province[] };

function ProvinceForm({ id, provinces, initial, onConfirm }: ProvinceFormProps) {
  const [chosen, setChosen] = useState(initial ? String(initial.id) : '');
  const select = useRef<HTMLSelectElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const province = provinces.find((option) => String(option.id) === chosen);
    if (province) onConfirm(province);
    else select.current?.focus();
  };
  return (
    <form id={id} noValidate onSubmit={submit}>
      <Select
        ref={select}
        label="Provincia"
        placeholder="Selecciona tu provincia"
        options={provinces}
        value={chosen}
        data-autofocus
        onChange={(event) => setChosen(event.target.value)}
      />
    </form>
  );
}
