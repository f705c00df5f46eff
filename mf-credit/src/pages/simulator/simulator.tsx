import { query, useQuery } from '@vitrina/api-client';
import { creditTerms, feeSettings } from '@vitrina/contract';
import { QueryState, useNegotiation } from '@vitrina/journey';
import { Container } from '@vitrina/ui';
import { Calculator } from './calculator';
import { Decided } from './frame/decided';
import { NotFound } from './frame/not-found';
import { SimulatorHeading } from './frame/simulator-heading';
import { SimulatorSkeleton } from './frame/simulator-skeleton';

/** The simulator of one quotation; once that was decided, what became of it. */
export function Simulator({ id }: { id: number }) {
  const { found, isMissing, waiting } = useNegotiation(id);
  const settings = useQuery(query(feeSettings, {}, { quiet: true }));
  const terms = useQuery(query(creditTerms, {}, { quiet: true }));
  if (isMissing) return <NotFound />;
  const isOpen = found !== undefined && !found.customerDataComplete && !found.purchase;
  if (isOpen && settings.data && terms.data) {
    return (
      <>
        <SimulatorHeading found={found} isOpen />
        <Calculator found={found} settings={settings.data} terms={terms.data} />
      </>
    );
  }
  const missing = { ...(settings.isError ? settings : terms), data: undefined };
  return (
    <>
      <SimulatorHeading found={found} isOpen={isOpen} isComing={!found} />
      <Container page>
        {found && !isOpen ? (
          <Decided found={found} />
        ) : (
          <QueryState
            query={found ? missing : waiting}
            what={found ? 'las condiciones del crédito' : 'tu cotización'}
            skeleton={<SimulatorSkeleton />}
          >
            {() => null}
          </QueryState>
        )}
      </Container>
    </>
  );
}
