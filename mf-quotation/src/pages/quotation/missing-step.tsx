import { stepPath } from '@vitrina/journey';
import { navigate, paths } from '@vitrina/navigation';
import { canEnter, missingStepMessage, type Wizard } from '@vitrina/rules';
import { notify } from '@vitrina/session-bus';
import { useEffect, useRef } from 'react';
import { STEP } from './step';

/** The step to complete before this page, for the model of its address; undefined if none is missing. */
export function missingStepOf(wizard: Wizard, modelId: string | undefined): number | undefined {
  if (wizard.modelo && String(wizard.modelo.id) !== modelId) return 2; // the choices are those of another model
  const access = canEnter(wizard, STEP);
  return access.allowed ? undefined : access.missingStep;
}

type Address = { titulo?: string; id?: string };

/** Redirects to the step to complete first and says so. */
export function MissingStep({ wizard, step, address }: { wizard: Wizard; step: number; address: Address }) {
  const isTold = useRef(false); // strict mode runs effects twice
  useEffect(() => {
    if (isTold.current) return;
    isTold.current = true;
    notify({ kind: 'warning', text: missingStepMessage(step) });
    const { titulo, id } = address;
    const isOtherModel = wizard.modelo && titulo && id && String(wizard.modelo.id) !== id;
    navigate(isOtherModel ? paths.configurator(titulo, id) : stepPath(wizard, step), { replace: true });
  }, [wizard, step, address]);
  return null;
}
