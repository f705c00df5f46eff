import { useQuery } from '@vitrina/api-client';
import { Button, Dialog } from '@vitrina/ui';
import { LoadFailed } from '../loading/load-failed';
import { RestoredInTerms } from '../restore/restored-in-terms';
import { loadTermsText } from './load-terms-text';
import { TermsSkeleton } from './terms-skeleton';

type TermsDialogProps = {
  open: boolean;
  /** A link was restored and waits for the terms: the dialog says so, because the notice on the page is behind it. */
  restored?: boolean;
  /** 'Acepto' (true) or 'Rechazo' (false). */
  onAnswer(accepted: boolean): void;
  /** Closed without an answer. */
  onClose(): void;
};

/** The terms and their answer. The long text is loaded when they are opened; nobody accepts it before it is there. */
export function TermsDialog({ open, restored, onAnswer, onClose }: TermsDialogProps) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['terms text'],
    queryFn: loadTermsText,
    enabled: open,
    retry: false,
    meta: { quiet: true },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  return (
    <Dialog
      open={open}
      title="Términos y condiciones"
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={() => onAnswer(false)}>
            Rechazo
          </Button>
          <Button disabled={!data} onClick={() => onAnswer(true)}>
            Acepto
          </Button>
        </>
      }
    >
      {restored && <RestoredInTerms />}
      {data && <data.TermsText />}
      {isError && <LoadFailed what="los términos y condiciones" onRetry={refetch} />}
      {!data && !isError && <TermsSkeleton />}
    </Dialog>
  );
}
