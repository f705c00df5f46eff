import { useMutation } from '@vitrina/api-client';
import { saveForCustomer } from '@vitrina/journey';
import { Button, type ButtonProps, hiddenClass } from '@vitrina/ui';

export type DownloadButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'children'> & {
  /** Whoever loads tells a failure. */
  load(): Promise<Blob>;
  /** Of the file that is saved. */
  name: string;
};

/** Saves a document that the server makes, once it has come. */
export function DownloadButton({ load, name, children, ...look }: DownloadButtonProps) {
  const { mutate, isPending, isSuccess } = useMutation({ mutationFn: () => saveForCustomer(load, name) });
  return (
    <>
      <Button {...look} busy={isPending} onClick={() => mutate()}>
        {children}
      </Button>
      <output className={hiddenClass}>{isSuccess && `${name} descargado`}</output>
    </>
  );
}
