import { Dialog, Loading, Skeleton } from '@vitrina/ui';
import type { ReactNode } from 'react';
import { useChunk } from '../query/chunk';
import { LoadFailed } from '../query/load-failed';
import type { LegalDocument } from './document';
import css from './legal-dialog.module.css';
import { LegalText } from './legal-text';

export type LegalDialogProps = {
  open: boolean;
  title: string;
  /** With its article, as the end of a sentence: 'los términos y condiciones'. */
  what: string;
  /** `loadTerms`, `loadPrivacy`: called when the dialog first opens, once per page load. */
  load(): Promise<LegalDocument>;
  /** The buttons. Nobody can accept a text that has not loaded: disable the button until then. */
  footer(isShown: boolean): ReactNode;
  onClose(): void;
  /** Shown above the text. */
  children?: ReactNode;
};

/** A legal text that asks for an answer. The long text is loaded when the dialog opens. */
export function LegalDialog({ open, title, what, load, footer, onClose, children }: LegalDialogProps) {
  const { data, isError, refetch } = useChunk(title, load, open);
  return (
    <Dialog open={open} title={title} onClose={onClose} footer={footer(data !== undefined)}>
      {children}
      {data && <LegalText text={data} />}
      {isError && <LoadFailed what={what} onRetry={refetch} />}
      {!data && !isError && <TextSkeleton label={`Cargando ${what}`} />}
    </Dialog>
  );
}

/** Placeholder of the first sections, so that the dialog opens at about its final height. */
const TextSkeleton = ({ label }: { label: string }) => (
  <Loading label={label} className={css.sections}>
    {['first', 'second', 'third', 'fourth'].map((section) => (
      <div key={section}>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </div>
    ))}
  </Loading>
);
