import { ConfirmDialog } from '@vitrina/journey';
import { Stack } from '@vitrina/ui';
import css from './declaration-dialog.module.css';
import { CREDIT, DECLARATION_VERSION, FUNDS } from './texts';

export type DeclarationDialogProps = {
  isCredit: boolean;
  /** The button stays busy until the returned promise settles. */
  onYes(): unknown;
  onNo(): void;
};

/** Asks for the declaration that comes before a payment; whoever accepts it is led on. */
export function DeclarationDialog({ isCredit, onYes, onNo }: DeclarationDialogProps) {
  const { title, paragraphs, yes } = isCredit ? CREDIT : FUNDS;
  return (
    <ConfirmDialog title={title} yes={yes} no="Ahora no" onYes={onYes} onNo={onNo}>
      <Stack>
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p className={css.version}>{`Versión ${DECLARATION_VERSION}`}</p>
      </Stack>
    </ConfirmDialog>
  );
}
