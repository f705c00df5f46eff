import { foldAccents } from '../text';

const folded = (label: string) => foldAccents(label).trim();

const MARRIED = ['casado', 'casada'];
/** Employment relationships without an employer. */
const WITHOUT_EMPLOYER = ['estudiante', 'jubilado', 'jubilada'];
/** Names of models that are kept for valuations and never offered: the makers' constants. */
const NOT_OFFERED = ['por definir', 'avaluo mecanico'];

/** Whether a civil status asks for a spouse: CASADO or CASADA exactly, without accents or case. */
export const isMarried = (civilStatus: string): boolean => MARRIED.includes(folded(civilStatus));

/** Whether an employment relationship asks for an employer: all but ESTUDIANTE and JUBILADO. */
export const hasEmployer = (employmentRelationship: string): boolean =>
  !WITHOUT_EMPLOYER.includes(folded(employmentRelationship));

/** Whether a model may be chosen: none '… POR DEFINIR' and no 'AVALÚO MECÁNICO …'. */
export const isOfferedModel = (model: string): boolean => !NOT_OFFERED.some((part) => folded(model).includes(part));

/** Years that a vehicle may have, newest first: the running one and the 49 before it. @param today `YYYY-MM-DD` */
export const vehicleYears = (today: string): readonly number[] =>
  Array.from({ length: 50 }, (_, i) => Number(today.slice(0, 4)) - i);
