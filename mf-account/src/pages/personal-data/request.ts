import type { Profile, RequestOf, updateProfile } from '@vitrina/contract';
import type { PersonalOutput } from './fields';
import { namesOf } from './stored-values';

type Request = RequestOf<typeof updateProfile>;

/** The first word, and the others. */
const parted = (text: string): [string, string | undefined] => {
  const [first = '', ...rest] = text.split(' ');
  return [first, rest.join(' ') || undefined];
};

/**
 * The change as it is sent. Names that were not touched keep the parts that they are stored in ('María José' and 'del
 * Carmen'); birth date and gender go back unchanged.
 */
export function requestOf(
  output: PersonalOutput,
  { stored, personId, revision }: { stored: Profile; personId: number; revision: number },
): Request {
  const names = namesOf(stored);
  const [firstName, otherNames] =
    output.nombres === names.nombres ? [stored.firstName, stored.otherNames] : parted(output.nombres);
  const [surname, secondSurname] =
    output.apellidos === names.apellidos ? [stored.surname, stored.secondSurname] : parted(output.apellidos);
  return {
    id: personId,
    revision,
    firstName,
    otherNames,
    surname,
    secondSurname,
    birthDate: stored.birthDate,
    genderId: stored.genderId,
    emails: [{ typeId: output.tipoEmail.id, address: output.email }],
    phones: [{ typeId: output.tipoTelf.id, number: output.telefono }],
    addresses: [
      {
        typeId: output.tipoDir.id,
        mainStreet: output.calle1,
        secondaryStreet: output.calle2,
        number: output.numero,
        reference: output.referencia,
        neighbourhood: output.barrio,
        cityId: output.tipoCanton.id,
        parishId: output.tipoParro?.id,
      },
    ],
  };
}
