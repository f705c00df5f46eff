import type { DocumentType } from '@vitrina/contract';
import type { EncodedFile } from '@vitrina/forms/prepare';
import { Select } from '@vitrina/ui';
import { useState } from 'react';
import { AskedTile } from './asked-tile';
import css from './documents.module.css';

type AddOtherProps = {
  /** Those that are optional and not added. */
  types: readonly DocumentType[];
  onAdd(type: DocumentType, file: EncodedFile): Promise<unknown>;
};

/** A document that nobody has to add. A type that was added leaves the list, and returns when it is deleted. */
export function AddOther({ types, onAdd }: AddOtherProps) {
  const [typeId, setTypeId] = useState('');
  const chosen = types.find(({ id }) => String(id) === typeId);
  if (types.length === 0) return null;
  return (
    <section className={css.block} aria-label="Otros documentos">
      <Select
        label="Agregar otro documento"
        optional
        options={types}
        value={chosen ? typeId : ''}
        onChange={({ currentTarget }) => setTypeId(currentTarget.value)}
      />
      {chosen && (
        <ul className={css.tiles}>
          <AskedTile
            key={chosen.id}
            type={chosen}
            isMissing={false}
            onAdd={async (file) => {
              await onAdd(chosen, file);
              setTypeId('');
            }}
          />
        </ul>
      )}
    </section>
  );
}
