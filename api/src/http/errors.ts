/** An error whose text is meant for the person at the browser (Spanish); `status` is the answer's status. */
export class ApiError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = new.target.name;
    this.status = status;
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
  constructor(message: string) {
    super(409, message);
  }
}

/** The request is well formed and breaks a rule. */
export class Refused extends ApiError {
  constructor(message: string) {
    super(422, message);
  }
}
