import type { OnAdd } from '@vitrina/forms/lists';
import type { ReactNode } from 'react';
import { useQuestion } from '../parts/use-question';
import type { Row } from './values';

const nameOf = ({ nombres, apellidos }: Row) => `${nombres} ${apellidos}`;

/**
 * A second spouse or partner is asked about, not refused: the first one may be a former one (N29). What was deleted does not
 * count (N31).
 */
export function useSecondPartner(): { onAdd: OnAdd<Row>; dialog: ReactNode } {
  const [ask, dialog] = useQuestion();
  const onAdd: OnAdd<Row> = async (row, others) => {
    const other = others.find(([, { parentesco }]) => parentesco?.isPartner)?.[1];
    if (!row.parentesco?.isPartner || !other) return 'add';
    const text = (
      <>
        <p>{`${nameOf(other)} ya consta como ${other.parentesco?.name}.`}</p>
        <p>{`¿Quieres agregar también a ${nameOf(row)} como ${row.parentesco?.name}?`}</p>
      </>
    );
    const isMeant = await ask({ title: 'Ya registraste a una pareja', text, yes: 'Agregar', no: 'Corregir' });
    return isMeant ? 'add' : 'stay';
  };
  return { onAdd, dialog };
}
