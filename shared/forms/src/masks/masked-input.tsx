import { isComposing, useComposition } from '@vitrina/forms';
import type { ChangeEvent, ComponentProps } from 'react';

type MaskedInputProps = Omit<ComponentProps<'input'>, 'value'> & { value?: string };

/**
 * The input of a mask: pass it as `customInput` of react-number-format, which would rewrite what a keyboard composes. It
 * hears of a composition when that has ended, as of one change; the keys of it would make it think otherwise.
 */
export function MaskedInput({ value = '', onChange, onKeyDown, onBlur, ...input }: MaskedInputProps) {
  const typing = useComposition({
    value,
    take: (control) => onChange?.({ target: control, currentTarget: control } as ChangeEvent<HTMLInputElement>),
  });
  return (
    <input
      {...input}
      {...typing}
      onKeyDown={(event) => !isComposing(event) && onKeyDown?.(event)}
      onBlur={(event) => {
        typing.onBlur(event);
        onBlur?.(event);
      }}
    />
  );
}
