import type { PersonalCatalogues } from '@vitrina/contract';
import { type Item, useDependent, useFormApi, useFormValue } from '@vitrina/forms';
import { useCantons } from '@vitrina/journey';
import type { Person } from '@vitrina/rules';
import { useEffect } from 'react';
import { FieldGroup, type Places } from '../parts/field-group';
import { asksEmployer, city, ECONOMIC_ACTIVITY, province, relationship } from './fields';
import { emptyEmployer } from './values';

/** Years and months stand beside each other. */
const PAIRS = ['anios'];
/** How long the cities of a province that was there from the start wait (specification 2, section 4). */
const CITY_TIMES = { preloadDelayMs: 1000 };

type GroupsProps = { person: Person; catalogues: PersonalCatalogues };

/** The relationship, and the employer's fields while it has one. */
export function Groups({ person, catalogues }: GroupsProps) {
  const hasEmployer = asksEmployer(useFormValue<Item>(relationship.name));
  useCleared(!hasEmployer, catalogues);
  const { 'Relación laboral': first, ...employer } = ECONOMIC_ACTIVITY[person];
  const places: Places = {
    relacion: {
      options: catalogues.employmentRelationships,
      hint: hasEmployer ? undefined : 'Con esta relación no te pedimos nada más.',
    },
  };
  return (
    <>
      <FieldGroup title="Relación laboral" fields={first as never} places={places} />
      {hasEmployer && <Employer groups={employer} catalogues={catalogues} />}
    </>
  );
}

type EmployerProps = { groups: Readonly<Record<string, readonly unknown[]>>; catalogues: PersonalCatalogues };

function Employer({ groups, catalogues }: EmployerProps) {
  const { options, look } = useDependent(province, [city], useCantons, CITY_TIMES);
  const places: Places = {
    tipoAc: { options: catalogues.activityTypes },
    sector: { options: catalogues.sectors },
    pais: { items: catalogues.nationalities },
    provincia: { items: catalogues.provinces },
    ciudad: { items: options, ...look },
  };
  return Object.entries(groups).map(([title, fields]) => (
    <FieldGroup key={title} title={title} fields={fields as never} pairs={PAIRS} places={places} />
  ));
}

/** A student and a pensioner have no employer: what was said of one is gone, with its errors (specification 2, section 4). */
function useCleared(isCleared: boolean, catalogues: PersonalCatalogues) {
  const form = useFormApi();
  useEffect(() => {
    if (!isCleared) return;
    const registered = form.getRegisteredFields();
    form.batch(() => {
      for (const [name, value] of Object.entries(emptyEmployer(catalogues))) {
        if (!registered.includes(name)) continue;
        form.change(name, value);
        form.resetFieldState(name);
      }
    });
  }, [form, isCleared, catalogues]);
}
