import { useMutation } from '@vitrina/api-client';
import { mutation } from '@vitrina/api-client/mutation';
import { type Answers, type PersonalData, savePersonalData } from '@vitrina/contract';
import { checkField, FormField, optional, schemaOf, textField, useFormValue } from '@vitrina/forms';
import { useEffect } from 'react';
import { SectionForm } from '../../../application/section-form';
import type { SectionProps } from '../../../application/section-props';

const nombre = textField({ name: 'nombre', label: 'Primer nombre' });
const barrio = optional(textField({ name: 'barrio', label: 'Barrio' }));
const casado = checkField({ name: 'casado', label: 'Casado' });
const pep = checkField({ name: 'pep', label: 'PEP' });
const fields = [nombre, barrio, casado, pep] as const;
const schema = schemaOf(fields);

/** Civil statuses of the harness. */
export const CASADO = 2;
export const SOLTERO = 1;

const PERSON: PersonalData = {
  personTypeId: 1,
  identificationTypeId: 3,
  identification: '1759990045',
  surname: 'Salazar',
  firstName: 'Ana',
  genderId: 2,
  birthDate: '1985-06-13',
  nationalityId: 218,
  mobile: '0991234567',
};

/**
 * A section in place of each of the real ones, which are built apart: four fields, saved by the call of the personal data
 * under its own person, so that what is tested is the wizard around it.
 */
export function FakeSection(section: SectionProps) {
  const { id, form, subTab, application } = section;
  const { mutateAsync } = useMutation(mutation(savePersonalData));
  const isSpouse = subTab.person === 'spouse';
  const said = isSpouse ? application.answers.spousePersonalData : application.answers.personalData;
  return (
    <SectionForm
      section={section}
      schema={schema}
      initial={{
        nombre: said?.firstName ?? '',
        barrio: said?.neighbourhood ?? '',
        casado: said?.civilStatusId === CASADO,
        pep: said?.isExposed ?? false,
      }}
      preload={section.previous?.personalData && { barrio: section.previous.personalData.neighbourhood }}
      save={async ({ nombre, barrio, casado, pep }) => {
        const answers: PersonalData = {
          ...PERSON,
          firstName: nombre,
          ...(barrio !== undefined && { neighbourhood: barrio }),
          civilStatusId: casado ? CASADO : SOLTERO,
          isExposed: pep,
        };
        const saved = await mutateAsync({ id, kind: form.kind, formType: isSpouse ? 2 : 1, form: answers });
        const word: keyof Answers = isSpouse ? 'spousePersonalData' : 'personalData';
        return { answers: subTab.kind === 'personal-data' ? { [word]: answers } : {}, saved };
      }}
    >
      {fields.map((of) => (
        <FormField key={of.name} of={of} />
      ))}
      {subTab.key === 'applicant/personal-data' && <Shown section={section} />}
    </SectionForm>
  );
}

function Shown({ section: { onShownBy, application } }: { section: SectionProps }) {
  const isMarried = useFormValue<boolean>('casado') === true;
  const isExposed = useFormValue<boolean>('pep') === true;
  const { civilStatusId, isExposed: wasExposed = false } = application.answers.personalData ?? {};
  useEffect(() => {
    onShownBy({
      isMarried: isMarried === (civilStatusId === CASADO) ? undefined : isMarried,
      isExposed: isExposed === wasExposed ? undefined : isExposed,
    } as Parameters<SectionProps['onShownBy']>[0]);
  }, [onShownBy, isMarried, isExposed, civilStatusId, wasExposed]);
  return null;
}
