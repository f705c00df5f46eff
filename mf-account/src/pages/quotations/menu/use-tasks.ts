import { useMutation } from '@vitrina/api-client';
import { mutation } from '@vitrina/api-client/mutation';
import { type Quotation, quotationDocument, quotationLink } from '@vitrina/contract';
import { saveForCustomer } from '@vitrina/journey';
import { currentVisit, navigate, paths } from '@vitrina/navigation';
import { slugify } from '@vitrina/rules';

/** What 'Más' does by a call: the PDF, the short link, the configurator with that configuration. */
export type Task = 'document' | 'link' | 'configuration';

/** 'cotizacion-1042-sierra-2027-rojo-cotopaxi.pdf' */
const fileName = ({ number, colourName = '' }: Quotation) => `${slugify(`cotizacion ${number} ${colourName}`)}.pdf`;

/**
 * Runs one task of a quotation at a time. `data` of the mutation is a link that the browser refused to copy; everything
 * else is done when it succeeds. A failure is the caller's to show.
 */
export function useTasks(quotation: Quotation) {
  const { id } = quotation;
  const pdf = useMutation(mutation(quotationDocument, { quiet: true }));
  const link = useMutation(mutation(quotationLink, { quiet: true }));

  const tasks: Record<Task, () => Promise<string | undefined>> = {
    async document() {
      await saveForCustomer(() => pdf.mutateAsync({ id }), fileName(quotation));
      return undefined;
    },
    async link() {
      const { code } = await link.mutateAsync({ id });
      const address = location.origin + paths.shortLink(code);
      // Without https there is no clipboard at all: that throws, too.
      const copy = async () => navigator.clipboard.writeText(address);
      return copy().then(
        () => undefined,
        () => address,
      );
    },
    async configuration() {
      const isHere = currentVisit();
      const { code } = await link.mutateAsync({ id });
      if (isHere()) navigate(paths.shortLink(code));
      return undefined;
    },
  };
  return useMutation({ mutationFn: (task: Task) => tasks[task]() });
}
