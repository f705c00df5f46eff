import { useFormApi } from '@vitrina/forms';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { FormValues } from './stored-values';

type TypeName = 'tipoEmail' | 'tipoTelf' | 'tipoDir';

/**
 * Calls `fill` with the id of a type that the customer has chosen (undefined for none), so that the fields of that type
 * show what is stored of it. Values that arrive together with their type (a draft, data loaded anew) are left as they are.
 */
export function useTypeFills(type: TypeName, fill: (typeId: number | undefined) => void): void {
  const form = useFormApi();
  const latest = useRef(fill);
  useLayoutEffect(() => {
    latest.current = fill;
  });
  useEffect(() => {
    let before = form.getState().values as FormValues;
    return form.subscribe(
      (state) => {
        const was = before;
        before = state.values as FormValues;
        if (before.base === was.base && before[type]?.id !== was[type]?.id) latest.current(before[type]?.id);
      },
      { values: true },
    );
  }, [form, type]);
}
