import type { ExposedPerson, ExposedRelative } from '@vitrina/contract';
import { appointmentDates, endOfOfficeDates, isPayerIdentity, isWithin } from '@vitrina/rules';
import { offered } from '../../catalogue/offered';
import { demand, demandChoices, demandRows, invalid, type Judging, needed, tidy } from './judging';

/** The public offices as they are kept. @throws Refused for what breaks a rule of the form */
export async function judgeExposedPersons(
  stated: readonly ExposedPerson[],
  { form, today }: Judging,
): Promise<ExposedPerson[]> {
  const rows = stated.map(tidy);
  demandRows(rows, form.minimums['exposed-person'], 'cargo(s) público(s)');
  for (const { position, entity, appointedOn, endedOn } of rows) {
    needed(position, 'cargo');
    needed(entity, 'entidad');
    demand(
      isWithin(appointedOn, appointmentDates(today)),
      'La fecha de nombramiento debe estar entre hace 90 años y hace un mes',
    );
    demand(
      endedOn === undefined || isWithin(endedOn, endOfOfficeDates(appointedOn, today)),
      'La fecha de terminación debe estar entre el día siguiente al nombramiento y hoy',
    );
  }
  return rows;
}

/** The exposed relatives as they are kept. @throws Refused for what breaks a rule of the form */
export async function judgeExposedRelatives(
  stated: readonly ExposedRelative[],
  judging: Judging,
): Promise<ExposedRelative[]> {
  const rows = stated.map(tidy);
  demandRows(rows, judging.form.minimums['exposed-relatives'], 'familiar(es) o tercero(s)');
  const types = rows.map(({ identificationTypeId }) => identificationTypeId);
  await demandChoices(judging, 'identification_type', types, 'tipo de identificación');
  const exposed = await offered(judging.database)
    .selectFrom('relationship')
    .select('id')
    .where('exposed', '=', true)
    .execute();
  const known = new Set(exposed.map(({ id }) => id));
  for (const { identification, identificationTypeId, surnames, firstNames, position, entity, relationshipId } of rows) {
    demand(
      isPayerIdentity(needed(identification, 'número de identificación'), identificationTypeId),
      'El campo número de identificación debe ser una identificación válida',
    );
    needed(surnames, 'apellidos');
    needed(firstNames, 'nombres');
    needed(position, 'cargo');
    needed(entity, 'entidad');
    demand(known.has(relationshipId), invalid('parentesco'));
  }
  return rows;
}
