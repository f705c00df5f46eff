import type { Addition, OnAdd } from '@vitrina/forms/lists';
import { ConfirmDialog } from '@vitrina/journey';
import { type ReactNode, useState } from 'react';
import type { Row } from './values';

type Question = { row: Row; other: Row; answer(decision: Addition<Row>): void };

const nameOf = ({ nombres, apellidos }: Row) => `${nombres} ${apellidos}`;

/**
 * A second spouse or partner is asked about, not refused: the first one may be a former one (N29). What was deleted does not
 * count (N31).
 */
export function useSecondPartner(): { onAdd: OnAdd<Row>; dialog: ReactNode } {
  const [question, setQuestion] = useState<Question>();
  const onAdd: OnAdd<Row> = (row, others) => {
    const other = others.find(([, { parentesco }]) => parentesco?.isPartner)?.[1];
    if (!row.parentesco?.isPartner || !other) return 'add';
    return new Promise((resolve) => {
      const answer = (decision: Addition<Row>) => {
        setQuestion(undefined);
        resolve(decision);
      };
      setQuestion({ row, other, answer });
    });
  };
  const dialog = question && (
    <ConfirmDialog
      title="Ya registraste a una pareja"
      yes="Agregar"
      no="Corregir"
      onYes={() => question.answer('add')}
      onNo={() => question.answer('stay')}
    >
      <p>{`${nameOf(question.other)} ya consta como ${question.other.parentesco?.name}.`}</p>
      <p>{`¿Quieres agregar también a ${nameOf(question.row)} como ${question.row.parentesco?.name}?`}</p>
    </ConfirmDialog>
  );
  return { onAdd, dialog };
}
