import { SubmitButton, useFormApi, useFormValues } from '@vitrina/forms';
import { BottomBar, Button, Callout } from '@vitrina/ui';
import { type RefObject, useEffect, useRef } from 'react';
import { differ, type FormValues, storedValues } from './stored-values';
import type { PersonalData } from './use-personal-data';

/** What stands at the end of the form. */
type Standing = 'complete' | 'incomplete' | 'changed' | 'outdated';

/**
 * Compares the form with what it was typed on and with what is stored now. Newer data are taken over where nothing was
 * typed; otherwise the customer is asked. What this form itself has saved is taken over in any case.
 */
function useStanding(data: PersonalData): Standing {
  const form = useFormApi();
  const values = useFormValues<FormValues>() as FormValues;
  const { base } = values;
  const isChanged = differ(values, base.values);
  const isOlder = base.revision < data.profile.revision;
  const isOutdated = isOlder && isChanged;
  const isOwn = base.isSaved === true && base.revision === data.profile.revision;
  useEffect(() => {
    if (isOutdated || !(isOlder || isOwn)) return;
    const stored = storedValues(data);
    if (isChanged) form.change('base', stored.base);
    else form.initialize(stored);
  }, [form, data, isOlder, isOutdated, isOwn, isChanged]);
  if (isOutdated) return 'outdated';
  if (isChanged) return 'changed';
  return form.getState().hasValidationErrors ? 'incomplete' : 'complete';
}

const TEXTS = {
  incomplete: 'Te faltan datos obligatorios',
  changed: 'Tienes cambios sin guardar',
  outdated: 'Tus datos cambiaron en otra ventana. Lo que escribiste sigue aquí.',
} as const;

type ActionsProps = {
  data: PersonalData;
  /** Set while a submit's button may have the focus: what takes its place takes the focus too. */
  hasSubmitted: RefObject<boolean>;
};

/** The button, or in its place that everything is there, or the question which of two changes counts. */
export function Actions({ data, hasSubmitted }: ActionsProps) {
  const form = useFormApi();
  const standing = useStanding(data);
  const heir = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!hasSubmitted.current || standing === 'changed' || standing === 'incomplete') return;
    hasSubmitted.current = false;
    if (document.activeElement === document.body) heir.current?.focus();
  }, [standing, hasSubmitted]);

  if (standing === 'complete') {
    const pending = data.profile.emails.find(({ pendingAddress }) => pendingAddress)?.pendingAddress;
    return (
      <div ref={heir as RefObject<HTMLDivElement>} tabIndex={-1}>
        <Callout tone="success" title="Tus datos están completos">
          {pending
            ? `Falta que confirmes ${pending}: abre el enlace que te enviamos.`
            : 'Si algo cambia, edítalo aquí y actualízalo.'}
        </Callout>
      </div>
    );
  }
  return (
    <BottomBar text={TEXTS[standing]}>
      {standing === 'outdated' ? (
        <>
          <Button
            ref={heir as RefObject<HTMLButtonElement>}
            variant="secondary"
            onClick={() => form.initialize(storedValues(data))}
          >
            Cargar los datos actuales
          </Button>
          <Button variant="secondary" onClick={() => form.change('base', storedValues(data).base)}>
            Seguir con lo que escribí
          </Button>
        </>
      ) : (
        <SubmitButton>Actualizar</SubmitButton>
      )}
    </BottomBar>
  );
}
