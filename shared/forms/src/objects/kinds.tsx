import { LIMITS } from '@vitrina/contract';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { PasswordField, type PasswordFieldProps, type PasswordLimits } from '../fields/password-field';
import { TextField, type TextFieldProps } from '../fields/text-field';
import { DigitsField, EmailField, IntegerField, OtpField, PhoneField, PlateField } from '../fields/typed-fields';
import * as rules from '../schemas';
import { defineField, type FieldObject } from './field-object';

/** Options common to every kind: name, label, and look. */
export type FieldOptions<N extends string, P> = { name: N; label: string } & P;

/** Options of a text field's look. */
export type TextLook = Omit<TextFieldProps, 'name' | 'label' | 'clean' | 'type'>;

/** A field whose value is text. */
export type TextFieldObject<N extends string> = FieldObject<N, string, string, TextLook>;

type TextRule = (label: string) => v.GenericSchema<string, string> | v.GenericSchema<string | undefined, string>;

/** A kind of text field: its control, and its rule by label. */
const textKind =
  (Control: (props: TextLook & { name: string; label: string }) => ReactNode, rule: TextRule) =>
  <const N extends string>({ name, label, ...look }: FieldOptions<N, TextLook>): TextFieldObject<N> =>
    defineField({
      name,
      label,
      rule: v.optional(rule(label), ''),
      Control: (place: TextLook) => <Control {...look} {...place} name={name} label={label} />,
    });

/** Text of at most `max` characters (255), or with a custom `rule`, which receives the label. */
export const textField = <const N extends string>({
  max,
  rule = (label) => rules.requiredText(label, max),
  ...options
}: FieldOptions<N, TextLook> & { max?: number; rule?: TextRule }): TextFieldObject<N> =>
  textKind(TextField, rule)(options);

/** At most `max` digits, or with a custom `rule`, which receives the label. */
export const digitsField = <const N extends string>({
  max,
  rule = (label) => rules.requiredText(label, max),
  ...options
}: FieldOptions<N, TextLook> & { max?: number; rule?: TextRule }): TextFieldObject<N> =>
  textKind(DigitsField, rule)(options);

/** A national identity number. */
export const identityField = textKind(DigitsField, rules.identityNumber);

/** First names or surnames of at most `max` characters. */
export const namesField = <const N extends string>({
  max = LIMITS.names,
  ...options
}: FieldOptions<N, TextLook> & { max?: number }): TextFieldObject<N> =>
  textKind(TextField, (label) => rules.personNames(label, max))({ autoCapitalize: 'words', ...options });

export const emailField = textKind(EmailField, rules.emailAddress);
export const mobileField = textKind(PhoneField, rules.mobilePhone);
export const landlineField = textKind(PhoneField, rules.landline);
/** A telephone of any kind, of 9 to 10 digits. */
export const phoneField = textKind(PhoneField, rules.phone);
export const plateField = textKind(PlateField, rules.plate);
/** The number of a bank account or of a receipt: letters, digits, dashes and underscores. */
export const bankNumberField = textKind(TextField, rules.bankNumber);
/** The one-time password sent by e-mail and SMS. */
export const otpField = textKind(OtpField, rules.otp);

/** A whole number of `min` to `max`, inclusive; held as text, its output is the number. */
export const integerField = <const N extends string>({
  name,
  label,
  min,
  max,
  ...look
}: FieldOptions<N, TextLook> & { min?: number; max?: number }): FieldObject<N, string, number, TextLook> =>
  defineField({
    name,
    label,
    rule: rules.integer(label, { min, max }),
    Control: (place: TextLook) => <IntegerField {...look} {...place} name={name} label={label} />,
  });

type PasswordLook = Omit<PasswordFieldProps, 'name' | 'label' | 'limits'>;

/** A new password of `min` to `max` characters: those of registration by default. Give one of a form its `username`. */
export const passwordField = <const N extends string>({
  name,
  label,
  limits = rules.REGISTRATION_LIMITS,
  ...look
}: FieldOptions<N, PasswordLook> & { limits?: PasswordLimits }): FieldObject<N, string, string, PasswordLook> =>
  defineField({
    name,
    label,
    rule: rules.password(label, limits),
    Control: (place: PasswordLook) => (
      <PasswordField autoComplete="new-password" {...look} {...place} limits={limits} name={name} label={label} />
    ),
  });

/** An existing password, only compared: at sign-in. */
export const currentPasswordField = <const N extends string>({
  name,
  label,
  ...look
}: FieldOptions<N, PasswordLook>): FieldObject<N, string, string, PasswordLook> =>
  defineField({
    name,
    label,
    rule: rules.currentPassword(label),
    Control: (place: PasswordLook) => <PasswordField {...look} {...place} name={name} label={label} />,
  });
