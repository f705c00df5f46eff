import type { CardProvider } from '@vitrina/contract';
import { EmptyList, QueryState } from '@vitrina/journey';
import { Skeleton } from '@vitrina/ui';
import { useEffect, useRef } from 'react';
import { ProviderCard } from './provider-card';
import css from './provider-list.module.css';
import { useProviders } from './use-providers';

type ProviderListProps = {
  id: number;
  /** A payment led back here: what had the focus is gone. */
  takesFocus: boolean;
};

/** The providers of card payments, each a way on. */
export function ProviderList({ id, takesFocus }: ProviderListProps) {
  const found = useProviders();
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) list.current?.focus();
  }, [takesFocus]);
  return (
    <section ref={list} tabIndex={-1} aria-label="Procesadores de tarjetas">
      <QueryState query={found} what="los pagos con tarjeta" skeleton={<Skeleton shape="picture" />}>
        {({ providers }) => (providers.length === 0 ? <None /> : <Providers id={id} providers={providers} />)}
      </QueryState>
    </section>
  );
}

const None = () => (
  <EmptyList title="Ahora no puedes pagar con tarjeta">Paga por transferencia o depósito: toma un día hábil.</EmptyList>
);

const Providers = ({ id, providers }: { id: number; providers: readonly CardProvider[] }) => (
  <ul className={css.list}>
    {providers.map((provider) => (
      <li key={provider.name}>
        <ProviderCard id={id} provider={provider} />
      </li>
    ))}
  </ul>
);
