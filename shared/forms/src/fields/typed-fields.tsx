import { nationalPhone } from '@vitrina/rules';
import { onlyDigits, otpText, plateText, withoutSpaces } from './clean';
import { TextField, type TextFieldProps } from './text-field';

type TypedFieldProps = Omit<TextFieldProps, 'clean' | 'inputMode' | 'type'>;

/** Digits only; spaces and dashes of a pasted number are dropped. */
export function DigitsField(props: TypedFieldProps) {
  return <TextField autoComplete="off" {...props} inputMode="numeric" clean={onlyDigits} />;
}

/** A whole number. Signs and points stay, with an error: without them 1.5 would be 15. */
export function IntegerField(props: TypedFieldProps) {
  return <TextField autoComplete="off" {...props} inputMode="numeric" clean={withoutSpaces} />;
}

/** A phone number as dialled in Ecuador; +593 becomes 0. */
export function PhoneField(props: TypedFieldProps) {
  return <TextField autoComplete="tel-national" {...props} type="tel" inputMode="tel" clean={nationalPhone} />;
}

/** An e-mail address. Not of type "email", which hides caret position and spaces from scripts. */
export function EmailField(props: TypedFieldProps) {
  return (
    <TextField
      autoComplete="email"
      {...props}
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      clean={withoutSpaces}
    />
  );
}

/** A vehicle plate: capital letters, digits and spaces. */
export function PlateField(props: TypedFieldProps) {
  return <TextField autoComplete="off" {...props} autoCapitalize="characters" spellCheck={false} clean={plateText} />;
}

/**
 * A code sent by e-mail and SMS; phones offer it above the keyboard, and it may be pasted with the message around it. It
 * is the one field of its dialog. Codes are digits, but whoever sends others is not refused.
 */
export function OtpField(props: TypedFieldProps) {
  return (
    <TextField
      autoComplete="one-time-code"
      inputMode="numeric"
      initialFocus
      {...props}
      autoCapitalize="none"
      spellCheck={false}
      clean={otpText}
    />
  );
}
