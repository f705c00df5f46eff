import { flag, id, isoDate, text, uuid, type WordOf } from '../dsl/codec';
import { endpoint } from '../dsl/endpoint';
import { Empty, entity, field, nullable, optional } from '../dsl/entity';

/** The user of a session. */
export const SessionUser = entity('SessionUser', {
  personId: optional('ndt1', id, 'present when signed in'),
  id: field('id', id),
  name: optional('dt1', text(120)),
  displayName: field('dt96', text(120)),
  accessToken: field('dt99', text(400), 'first half of the session credentials'),
  renewalToken: field('dt100', text(400), 'second half of the session credentials'),
  signedIn: field('bdt', flag),
  email: optional('dt2', text(50)),
});
export type SessionUser = WordOf<typeof SessionUser>;

export const login = endpoint({
  name: 'login',
  path: 'Token',
  purpose: 'Sign in; status 200 signed in, 202 the account needs validation by OTP',
  access: 'credentials',
  request: entity('LoginRequest', {
    identification: field('dt99', text(13, 1)),
    password: field('dt100', text(512, 1)),
  }),
  response: SessionUser,
});

export const renewToken = endpoint({
  name: 'renewToken',
  path: 'Token/VmUpTkn',
  purpose: 'Renew the session credentials',
  access: 'credentials',
  request: entity('RenewTokenRequest', { renewalToken: field('dt1', text(400, 1)) }),
  response: SessionUser,
});

export const logout = endpoint({
  name: 'logout',
  path: 'Lgn/VmLgOut',
  purpose: 'End the session',
  request: entity('LogoutRequest', {
    accessToken: field(
      'dt99',
      text(400, 1),
      'of the session; after a sign-in that met another one, what that answer gave or, as in Token, the identification',
    ),
  }),
  response: Empty,
});

export const forgotPassword = endpoint({
  name: 'forgotPassword',
  path: 'Lgn/VmLvdClv',
  purpose: 'Send a new password by e-mail and SMS',
  request: entity('ForgotPasswordRequest', { identification: field('dt1', text(13, 1)) }),
  response: Empty,
});

export const verifyOtp = endpoint({
  name: 'verifyOtp',
  path: 'Lgn/VmVrf',
  purpose: 'Verify a one-time password',
  request: entity('VerifyOtpRequest', { userId: field('id', id), code: field('dt1', text(5, 5)) }),
  response: SessionUser,
});

export const resendOtp = endpoint({
  name: 'resendOtp',
  path: 'Lgn/VmGnrC',
  purpose: 'Send a new one-time password',
  request: entity('ResendOtpRequest', { userId: field('id', id) }),
  response: Empty,
});

export const checkRegistration = endpoint({
  name: 'checkRegistration',
  path: 'Lgn/VmVrfMd',
  purpose: 'Check that the data of a new account are free to use',
  request: entity('CheckRegistrationRequest', {
    identification: field('dt1', text(13, 1)),
    email: field('dt6', text(50, 3)),
  }),
  response: Empty,
});

export const register = endpoint({
  name: 'register',
  path: 'Lgn/VmCr',
  purpose: 'Register a user; an OTP is sent. All codes of the request are ours',
  request: entity('RegisterRequest', {
    identification: field('dt1', text(13, 10)),
    password: field('dt2', text(10, 7)),
    firstNames: field('dt3', text(50, 1)),
    surnames: field('dt4', text(50, 1)),
    phone: field(
      'dt5',
      text(20, 8),
      'a mobile; the server also takes it with the code of the country and without its 0',
    ),
    email: field('dt6', text(50, 3)),
    country: field('dt7', text(80)),
    captchaToken: field('dt8', text(4000, 1)),
    attempt: field('dt9', uuid),
    genderId: nullable('ndt1', id, 'asked for with the personal data'),
    birthDate: nullable('ddt1', isoDate, 'asked for with the personal data'),
    dealershipId: nullable('ndt2', id),
    applicationId: field('ndt3', id),
    consentVersion: optional(
      'dt10',
      text(40),
      'ours: version of the consent given with the data; no account without it',
    ),
    termsVersion: optional('dt11', text(40), 'ours: version of the terms accepted; no account without it'),
    privacyVersion: optional('dt12', text(40), 'ours: version of the privacy policy read; no account without it'),
  }),
  response: entity('RegisterResponse', { userId: field('id', id) }),
});
