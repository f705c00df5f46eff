import type { ErrorBody } from '@vitrina/contract';

/** Fields of an error answer besides its text. */
type Details = Omit<ErrorBody, 'message' | 'text'>;

/** Texts for users when nothing more specific is known about a status. */
export const MESSAGES = {
  400: 'Los datos enviados no son válidos',
  404: 'No encontramos lo que buscas',
  405: 'Esta dirección no admite ese método',
  413: 'Los datos enviados son demasiado grandes',
  415: 'Los datos deben enviarse en formato JSON',
  429: 'Demasiados intentos. Espera un momento y vuelve a intentarlo',
  500: 'Ocurrió un error. Inténtalo de nuevo en unos minutos',
  503: 'El servicio no está disponible por el momento. Inténtalo de nuevo en unos minutos',
} as const;

/** An error whose text is meant for the user (Spanish); `status` is the answer's status. */
export class HttpError extends Error {
  readonly status: number;
  readonly details: Details;

  constructor(status: number, message: string, details: Details = {}) {
    super(message);
    this.name = new.target.name;
    this.status = status;
    this.details = details;
  }
}

/** The request does not match the contract. */
export class BadRequest extends HttpError {
  constructor(message: string = MESSAGES[400]) {
    super(400, message);
  }
}

/** The requested thing does not exist. */
export class NotFound extends HttpError {
  constructor(message: string = MESSAGES[404]) {
    super(404, message);
  }
}

/** The request conflicts with the server's current state, such as a price that has changed. */
export class Conflict extends HttpError {
  constructor(message: string, details?: Details) {
    super(409, message, details);
  }
}

/** The submit's attempt id belongs to another submit: of another person, or another form. */
export class OtherAttempt extends Conflict {
  constructor() {
    super('Este envío ya se hizo con otros datos. Vuelve a empezar');
  }
}

/** Nobody is signed in with these credentials. */
export class Unauthorized extends HttpError {
  constructor(message = 'Debes iniciar sesión') {
    super(401, message);
  }
}

/** The token of a link opens nothing: it was used, has expired, or never was one. */
export class LinkOver extends Unauthorized {
  constructor() {
    super('Este enlace ya no es válido');
  }
}

/** Too many attempts. @param seconds after which to retry @param reason a sentence without its full stop */
export class TooManyRequests extends HttpError {
  readonly seconds: number;

  constructor(seconds: number, wait = `${seconds} segundos`, reason = 'Demasiados intentos') {
    super(429, `${reason}. Vuelve a intentarlo en ${wait}`);
    this.seconds = seconds;
  }
}

/** The request is well formed and breaks a rule. */
export class Refused extends HttpError {
  constructor(message: string) {
    super(422, message);
  }
}

/** Returns a required value. @throws Refused with `message` if it is missing */
export function orRefuse<T>(value: T | undefined, message: string): T {
  if (value === undefined) throw new Refused(message);
  return value;
}

/** Returns what was looked for. @throws NotFound with `message` if it is missing */
export function orNotFound<T>(value: T | undefined, message: string): T {
  if (value === undefined) throw new NotFound(message);
  return value;
}
