import type { ErrorBody } from '@vitrina/contract';

/** What an error answer may hold beside its text. */
type Details = Omit<ErrorBody, 'message' | 'text'>;

/** An error whose text is meant for the person at the browser (Spanish); `status` is the answer's status. */
export class ApiError extends Error {
  readonly status: number;
  readonly details: Details;

  constructor(status: number, message: string, details: Details = {}) {
    super(message);
    this.name = new.target.name;
    this.status = status;
    this.details = details;
  }
}

/** The request is not what the contract describes. */
export class BadRequest extends ApiError {
  constructor(message = 'Los datos enviados no son válidos') {
    super(400, message);
  }
}

/** What was asked for does not exist. */
export class NotFound extends ApiError {
  constructor(message = 'No encontramos lo que buscas') {
    super(404, message);
  }
}

/** The request contradicts what the server holds now, such as a price that has changed. */
export class Conflict extends ApiError {
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
export class Unauthorized extends ApiError {
  constructor(message = 'Debes iniciar sesión') {
    super(401, message);
  }
}

/** The request is well formed and breaks a rule. */
export class Refused extends ApiError {
  constructor(message: string) {
    super(422, message);
  }
}
