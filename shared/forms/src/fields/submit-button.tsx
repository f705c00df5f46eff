import { Button, type ButtonProps } from '@vitrina/ui';
import { useFormState } from 'react-final-form';
import { useFormValue } from '../form/values';

export type SubmitButtonProps = Omit<ButtonProps, 'type' | 'busy'> & {
  /** Name of a checkbox that must be ticked before the button is enabled, e.g. the consent. */
  needs?: string;
};

/** Submits the form; busy meanwhile. */
export function SubmitButton({ needs, disabled, ...rest }: SubmitButtonProps) {
  const { submitting } = useFormState({ subscription: { submitting: true } });
  if (needs) return <ButtonThatNeeds {...rest} needs={needs} disabled={disabled} busy={submitting} />;
  return <Button {...rest} type="submit" busy={submitting} disabled={disabled} />;
}

function ButtonThatNeeds({ needs, disabled, ...rest }: ButtonProps & { needs: string }) {
  const given = useFormValue<boolean>(needs);
  return <Button {...rest} type="submit" disabled={disabled || !given} />;
}
