import { LinkField } from '@vitrina/journey';
import type { Wizard } from '@vitrina/rules';
import { Button, Row } from '@vitrina/ui';
import { Link2, Share2 } from 'lucide-react';
import { PrintButton } from '../print/print-button';
import { hasShareSheet } from './send';
import css from './share.module.css';
import { useShare } from './use-share';

/** Actions on a summary besides continuing: print it, share it. */
export function SummaryTools({ wizard }: { wizard: Wizard }) {
  const { share, isMaking, shown } = useShare(wizard);
  const [Sign, label] = hasShareSheet() ? [Share2, 'Compartir'] : [Link2, 'Copiar enlace'];
  return (
    <>
      <Row gap="s">
        <PrintButton />
        <Button variant="secondary" size="s" busy={isMaking} onClick={() => void share()}>
          <Sign size={18} strokeWidth={1.75} aria-hidden="true" />
          <span>{label}</span>
        </Button>
      </Row>
      {shown && <LinkField key={shown} label="Enlace de tu configuración" link={shown} className={css.link} />}
    </>
  );
}
