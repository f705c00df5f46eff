import { FormField, FormFields, useDependent, useFormApi } from '@vitrina/forms';
import { useParishes } from '@vitrina/journey';
import { addressType, city, mainStreet, neighbourhood, number, parish, reference, secondaryStreet } from './fields';
import { addressOf, placesOf, textsOf } from './stored-values';
import type { PersonalData } from './use-personal-data';
import { useTypeFills } from './use-type-fills';

/**
 * An address with its type. A type of which an address is stored shows that one, its parish after 500 ms; with any other
 * what was typed stays, and becomes the address of that type.
 */
export function Address({ data }: { data: PersonalData }) {
  const form = useFormApi();
  const { options, look, fill } = useDependent(city, [parish], useParishes);
  useTypeFills('tipoDir', (typeId) => {
    const stored = addressOf(data.profile, typeId);
    if (!stored) return;
    const { tipoCanton, tipoParro } = placesOf(data, stored);
    form.batch(() => {
      for (const [name, text] of Object.entries(textsOf(stored))) form.change(name, text);
    });
    fill(tipoCanton, { tipoParro });
  });
  return (
    <>
      <FormField of={addressType} options={data.addressTypes} />
      <FormFields of={[mainStreet, secondaryStreet, number, neighbourhood, reference]} />
      <FormField of={city} items={data.cities} />
      <FormField of={parish} items={options} {...look} />
    </>
  );
}
