import { currentPassword, formSchema, identityNumber, requiredText, type SubmitHandler } from '@vitrina/forms';

/** What a customer signs in with (specification 1, section 5): both required, judged by the server alone. */
export const signInSchema = formSchema({
  identificacion: requiredText('Número de identificación', 13),
  clave: currentPassword('Contraseña'),
});

/** What a customer signs in with. */
export type SignInValues = Parameters<SubmitHandler<typeof signInSchema>>[0];

export const forgottenSchema = formSchema({ identificacion: identityNumber('Número de identificación') });
