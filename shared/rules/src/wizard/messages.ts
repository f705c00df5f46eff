import type { Power } from './types';

/** Toast when a kit replaces an accessory that it contains. */
export const removalMessage = (item: { name: string }, kit: { name: string }): string =>
  `Se ha removido ${item.name} porque ${kit.name} ya lo incluye`;

/** Warning when a step is opened too early. */
export const missingStepMessage = (missingStep: number): string => `Completa primero el paso ${missingStep}`;

/** 'motor, transmission y traction'. */
export const powerInWords = ({ motor, transmision, traccion }: Power): string =>
  `${motor.name}, ${transmision.name} y ${traccion.name}`;

/** A part of the power for which the version lists nothing. */
const UNDEFINED = { name: 'por definir' };

/** Message when the chosen power is not sold, or the version lists nothing for a part of it. */
export const noPackagesMessage = ({
  motor = UNDEFINED,
  transmision = UNDEFINED,
  traccion = UNDEFINED,
}: { [Part in keyof Power]?: { name: string } }): string =>
  `Actualmente no disponemos de la versión con Motor ${motor.name} Transmisión ${transmision.name} Tracción ${traccion.name}`;

/** Message when step 3 is left without a dealership. */
export const MISSING_DEALERSHIP_MESSAGE = 'Selecciona una Agencia para ser atendido';
