import type { PageProps } from '@vitrina/federation';
import { navigate, paths } from '@vitrina/navigation';
import { ProvinceDialog } from '../../province/province-dialog';
import { startConfiguration } from '../../province/start-configuration';
import { useLinkProvince } from '../../restoration/link-answers';
import { routeId } from '../../route/route-id';
import { restore } from '../../steps/resume';
import { useLeftNotice } from '../../steps/use-left-notice';
import { WizardPage } from '../../steps/wizard-page';
import { useWizard } from '../../wizard/use-wizard';
import { Configurator } from './configurator';
import { ConfiguratorSkeleton } from './configurator-skeleton';
import { useRouteModel } from './use-route-model';

/** Step 2. A freshly opened address has a model but maybe no province, which is then asked for here. */
export function ConfiguratorPage({ params }: PageProps) {
  const modelId = routeId(params.id);
  const { left, forget } = useRouteModel(modelId);
  const wizard = useWizard();
  const modelo = wizard.modelo?.id === modelId ? wizard.modelo : undefined;
  const { isMissing } = useLinkProvince(modelo, wizard.provincia);
  const isReplaced = left?.modelo?.id !== wizard.modelo?.id;
  useLeftNotice(isReplaced && wizard.provincia ? left : undefined);
  const takeBack = () => {
    if (left) restore(left);
  };
  return (
    <WizardPage step={2}>
      {modelo && wizard.provincia ? (
        <Configurator key={modelId} wizard={wizard} modelId={modelId} />
      ) : (
        <ConfiguratorSkeleton wizard={wizard} />
      )}
      <ProvinceDialog
        open={isMissing}
        model={modelo?.name ?? ''}
        left={left}
        onConfirm={(province) => {
          if (modelo) startConfiguration(modelo, province);
          forget();
        }}
        onClose={() => {
          takeBack();
          navigate(paths.home());
        }}
        // Whoever goes elsewhere must not be led home.
        onLeave={takeBack}
      />
    </WizardPage>
  );
}
