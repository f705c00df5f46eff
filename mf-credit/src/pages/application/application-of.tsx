import { query, useQuery } from '@vitrina/api-client';
import { application as applicationCall, personalCatalogues, previousAnswers } from '@vitrina/contract';
import { QueryState, QuotationAside, useNegotiation } from '@vitrina/journey';
import type { ApplicationForm } from '@vitrina/rules';
import { Container } from '@vitrina/ui';
import { useState } from 'react';
import { ApplicationHeading } from './frame/application-heading';
import { NotFound } from './frame/not-found';
import { kindOf, OtherKind } from './frame/other-kind';
import { Sent } from './frame/sent';
import { WizardSkeleton } from './frame/wizard-skeleton';
import { Wizard } from './wizard/wizard';

type ApplicationOfProps = { id: number; form: ApplicationForm };

/** One application or declaration: its wizard, or what stands in its place once it was sent or is of another kind. */
export function ApplicationOf({ id, form }: ApplicationOfProps) {
  const { found, isMissing, waiting } = useNegotiation(id);
  // The payment step goes on after the decision: the wizard stands until it has led elsewhere.
  const [isCompleting, setCompleting] = useState(false);
  const { title } = form;

  if (isMissing) return <NotFound title={title} />;
  if (!found)
    return (
      <>
        <ApplicationHeading title={title} isComing />
        <Container page>
          <QueryState query={waiting} what="tu cotización" skeleton={<WizardSkeleton />}>
            {() => null}
          </QueryState>
        </Container>
      </>
    );
  const { purchase } = found;
  const heading = <ApplicationHeading title={title} found={found} />;
  if (!isCompleting && kindOf(found) !== form.kind)
    return (
      <>
        {heading}
        <QuotationAside quotation={found}>
          <OtherKind id={id} found={found} />
        </QuotationAside>
      </>
    );
  if (!isCompleting && purchase)
    return (
      <>
        {heading}
        <QuotationAside quotation={found}>
          <Sent id={id} title={title} found={{ ...found, purchase }} />
        </QuotationAside>
      </>
    );
  return (
    <>
      {heading}
      <Open id={id} form={form} found={found} onCompleting={setCompleting} />
    </>
  );
}

type OpenProps = ApplicationOfProps & Pick<Parameters<typeof Wizard>[0], 'found' | 'onCompleting'>;

/** One that is not sent, as soon as it has come. */
function Open({ id, form, found, onCompleting }: OpenProps) {
  const ofApplication = { id, kind: form.kind };
  // Never an older copy: a form reads its first values once.
  const answers = useQuery({ ...query(applicationCall, ofApplication, { quiet: true }), gcTime: 0 });
  const catalogues = useQuery(query(personalCatalogues, {}, { quiet: true }));
  const previous = useQuery({
    ...query(previousAnswers, ofApplication, { quiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const failed = [answers, catalogues].filter(({ data, isError }) => isError && data === undefined);
  if (!answers.data || !catalogues.data)
    return (
      <QuotationAside quotation={found}>
        <QueryState
          query={{
            data: undefined,
            isError: failed.length > 0,
            errorUpdateCount: answers.errorUpdateCount + catalogues.errorUpdateCount,
            refetch: () => Promise.all(failed.map(({ refetch }) => refetch())),
          }}
          what={form.kind === 1 ? 'tu declaración' : 'tu solicitud'}
          skeleton={<WizardSkeleton />}
        >
          {() => null}
        </QueryState>
      </QuotationAside>
    );
  return (
    <Wizard
      id={id}
      form={form}
      found={found}
      application={answers.data}
      catalogues={catalogues.data}
      previous={previous.data}
      onCompleting={onCompleting}
    />
  );
}
