import type { PersonalCatalogues } from '@vitrina/contract';
import { type Item, useDependent, useFormApi, useFormValue } from '@vitrina/forms';
import { useCantons, useParishes } from '@vitrina/journey';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Description } from '../parts/description';
import { FieldGroup, type Places } from '../parts/field-group';
import { city, parish, province } from './fields';
import { civilStatusesFor, nationalitiesOf } from './labels';

/** Names stand in pairs. */
const PAIRS = ['apellido1', 'nombre1'];
/** How long the lists of a place that was there from the start wait (specification 2, section 4). */
const CITY_TIMES = { preloadDelayMs: 1000 };
const PARISH_TIMES = { preloadDelayMs: 2000 };

const ADDRESS = 'Dirección';

type GroupsProps = {
  description: Description;
  catalogues: PersonalCatalogues;
  fundsOrigins: readonly Item[] | undefined;
  /** The customer's own number: it cannot be changed here. */
  known: string | undefined;
};

/** The fields of a person under their headings. */
export function Groups({ description, catalogues, fundsOrigins, known }: GroupsProps) {
  const gender = useFormValue<Item>('genero');
  const isKnown = useIsKnown(known);
  const nationalities = useMemo(() => nationalitiesOf(catalogues.nationalities), [catalogues]);
  const places: Places = {
    tipo: { options: catalogues.personTypes, hint: 'Este formulario es para personas naturales.' },
    tipoDni: { hint: 'Pedimos la cédula de identidad.' },
    ...(isKnown && { dni: { readOnly: true, hint: 'Es el número de tu cuenta: aquí no se cambia.' } }),
    genero: { options: catalogues.genders },
    nacionalidad: { items: nationalities },
    estado: { options: civilStatusesFor(catalogues.civilStatuses, gender) },
    direccion: { options: catalogues.addressTypes },
    provincia: { items: catalogues.provinces },
    origenFondo: { suggestions: fundsOrigins },
  };
  return Object.entries(description).map(([title, fields]) => {
    const Group = title === ADDRESS ? AddressGroup : FieldGroup;
    return <Group key={title} title={title} fields={fields as never} pairs={PAIRS} places={places} />;
  });
}

/** Whether the number in the form is the known one; rerenders only when the answer changes, not while a number is typed. */
function useIsKnown(known: string | undefined): boolean {
  const form = useFormApi();
  const subscribe = useCallback((changed: () => void) => form.subscribe(changed, { values: true }), [form]);
  return useSyncExternalStore(subscribe, () => known !== undefined && form.getState().values.dni === known);
}

type GroupProps = Parameters<typeof FieldGroup>[0];

/** The address: a province brings its cities, a city its parishes. */
function AddressGroup({ places, ...group }: GroupProps) {
  const cities = useDependent(province, [city], useCantons, CITY_TIMES);
  const parishes = useDependent(city, [parish], useParishes, PARISH_TIMES);
  const own: Places = {
    ciudad: { items: cities.options, ...cities.look },
    parroquia: { items: parishes.options, ...parishes.look },
  };
  return <FieldGroup {...group} places={{ ...places, ...own }} />;
}
