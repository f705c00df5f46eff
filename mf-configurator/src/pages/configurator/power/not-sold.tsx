import { noPackagesMessage, powerParts, type SubStep, type Wizard } from '@vitrina/rules';
import { Button, Callout } from '@vitrina/ui';
import { openSubStep } from '../../../steps/open-sub-step';

/** Link to where something else can be chosen; absent if the choices are directly above. */
const wayBack = ({ potencia, subpaso }: Wizard): { to: SubStep; label: string } | undefined => {
  if (!potencia) return { to: 0, label: 'Elegir otro año' };
  return subpaso > 1 ? { to: 1, label: 'Elegir otra potencia' } : undefined;
};

/**
 * States with the three names that the chosen power has no packages; a part that the version lacks is 'por definir'.
 */
export function NotSold({ wizard }: { wizard: Wizard }) {
  const { version, potencia } = wizard;
  const back = wayBack(wizard);
  const action = back && (
    <Button variant="secondary" size="s" onClick={() => openSubStep(back.to)}>
      {back.label}
    </Button>
  );
  return (
    <Callout tone="warning" actions={action}>
      {noPackagesMessage(potencia ?? (version ? powerParts(version) : {}))}
    </Callout>
  );
}
