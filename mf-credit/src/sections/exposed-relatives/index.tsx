import { QueryState } from '@vitrina/journey';
import { Callout, Stack } from '@vitrina/ui';
import type { ReactNode } from 'react';
import type { SectionProps } from '../../application/section-props';
import { SectionSkeleton } from '../parts/section-skeleton';
import { ExposedRelativesForm } from './exposed-relatives-form';
import { useRelativeLists } from './use-relative-lists';

/**
 * Relatives and close third persons of the applicant who hold or have held a public office (specification 2, section 5). Their
 * data come without their consent: whoever gives them is told that it is a legal duty, and to give no more than that.
 */
export function ExposedRelativesSection(section: SectionProps): ReactNode {
  const lists = useRelativeLists();
  return (
    <Stack gap="l">
      <Callout title="Pedimos sus datos por obligación legal">
        La ley contra el lavado de activos nos obliga a registrarlos, aunque no sean parte de tu compra. Escribe solo lo
        que pide la lista: se usa para cumplir esa ley y no se muestra a otros clientes.
      </Callout>
      <QueryState query={lists} what="las opciones de este formulario" skeleton={<SectionSkeleton />}>
        {(data) => <ExposedRelativesForm section={section} lists={data} />}
      </QueryState>
    </Stack>
  );
}
