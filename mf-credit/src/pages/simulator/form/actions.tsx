import type { Cents } from '@vitrina/contract';
import { SubmitButton, useSetFormValue } from '@vitrina/forms';
import { Button } from '@vitrina/ui';
import css from './actions.module.css';

type ActionsProps = {
  /** The least that may be paid down. */
  min: Cents;
  /** There is a fee: presenting it is the next step. */
  isCalculated: boolean;
  onPresent(): void;
};

/** The three buttons of the specification; the filled one is the next step. */
export function Actions({ min, isCalculated, onPresent }: ActionsProps) {
  const setValue = useSetFormValue();
  const clean = () => {
    setValue('plazo', null);
    setValue('valor', min);
  };
  return (
    <div className={css.actions}>
      <SubmitButton variant={isCalculated ? 'secondary' : 'primary'}>Calcular</SubmitButton>
      <Button variant={isCalculated ? 'primary' : 'secondary'} onClick={onPresent}>
        Presentar solicitud
      </Button>
      <Button variant="quiet" onClick={clean}>
        Limpiar
      </Button>
    </div>
  );
}
