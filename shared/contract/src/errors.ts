import { text, type WordOf } from './dsl/codec';
import { entity, optional } from './dsl/entity';

/** The body of an error answer: the first text present is shown to the user. */
export const ErrorBody = entity('ErrorBody', {
  message: optional('Message', text(1000)),
  text: optional('dt1', text(1000)),
  closing: optional(
    'dt99',
    text(400),
    'beside an active session: the logout call takes it and closes that session; ours, and never needed',
  ),
});
export type ErrorBody = WordOf<typeof ErrorBody>;
