import { Button, IconButton } from '@vitrina/ui';
import type { Stage } from './use-stage';
import css from './viewer.module.css';

export type ZoomToolsProps = { stage: Stage };

/** Size of what is shown, by buttons. The factor is of the fitted size, and is read out when it changes. */
export function ZoomTools({ stage }: ZoomToolsProps) {
  return (
    <div className={css.tools}>
      <IconButton icon="minus" label="Alejar" aria-disabled={stage.isFitted} onClick={stage.zoomOut} />
      <span role="status" className={css.factor}>
        {`${Math.round(stage.zoom * 100)} %`}
      </span>
      <IconButton icon="plus" label="Acercar" aria-disabled={stage.isLargest} onClick={stage.zoomIn} />
      <Button variant="quiet" size="s" onClick={stage.fit}>
        Ajustar
      </Button>
    </div>
  );
}
