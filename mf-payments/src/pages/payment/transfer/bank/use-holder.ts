import { useFormValue, useSetFormValue } from '@vitrina/forms';
import { isLettersAndSpaces } from '@vitrina/rules';
import { useEffect, useRef } from 'react';
import { type AccountOption, beneficiary } from '../fields/fields';

/** The holder of the account that is chosen is the beneficiary, unless another one was typed or the field cannot hold it. */
export function useHolder(chosen: AccountOption | undefined): void {
  const typed = useFormValue<string>(beneficiary.name);
  const set = useSetFormValue();
  const seen = useRef<number>(undefined);
  useEffect(() => {
    if (!chosen || seen.current === chosen.id) return;
    seen.current = chosen.id;
    if (!typed && isLettersAndSpaces(chosen.holder)) set(beneficiary.name, chosen.holder);
  });
}
