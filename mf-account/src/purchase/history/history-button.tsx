import { query, useQuery } from '@vitrina/api-client';
import { negotiation, type Purchase } from '@vitrina/contract';
import { QueryState } from '@vitrina/journey';
import { Button, Dialog, Skeleton, Stack, VisuallyHidden } from '@vitrina/ui';
import { useState } from 'react';
import { isRequest } from '../purchase-facts';
import { Timeline } from './timeline';

/** What has happened to a purchase or request that has no detail, in a dialog; asked for when it is opened. */
export function HistoryButton({ of }: { of: Purchase }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="s" onClick={() => setOpen(true)}>
        <span>Ver historial</span>
        <VisuallyHidden>{` N.º ${of.number}`}</VisuallyHidden>
      </Button>
      <Dialog
        open={isOpen}
        title={`${isRequest(of) ? 'Solicitud' : 'Compra'} N.º ${of.number}`}
        onClose={() => setOpen(false)}
      >
        <History of={of} />
      </Dialog>
    </>
  );
}

function History({ of }: { of: Purchase }) {
  const found = useQuery({ ...query(negotiation, { id: of.id }, { quiet: true }), staleTime: 0 });
  return (
    <QueryState query={found} what="el historial" skeleton={<Places />}>
      {({ events }) => <Timeline events={events} isRequest={isRequest(of)} />}
    </QueryState>
  );
}

const Places = () => (
  <Stack gap="l">
    <Skeleton shape="title" />
    <Skeleton />
    <Skeleton />
  </Stack>
);
