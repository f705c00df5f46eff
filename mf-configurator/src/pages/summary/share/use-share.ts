import type { Wizard } from '@vitrina/rules';
import { notify, track } from '@vitrina/session-bus';
import { useState } from 'react';
import { carName } from './car-name';
import { send } from './send';
import { useShortLink } from './use-short-link';

const TOLD = { shared: 'Enlace compartido', copied: 'Enlace copiado' } as const;

/** Shares the link to a configuration and says so; `shown` is one that has to be copied by hand. */
export function useShare(wizard: Wizard) {
  const { long, isMaking, make } = useShortLink(wizard);
  const [refused, setRefused] = useState<{ choice: string; link: string }>();

  const share = async () => {
    track('share_configuration');
    setRefused(undefined);
    const link = await make();
    const outcome = await send(link, carName(wizard));
    if (outcome === 'refused') setRefused({ choice: long, link });
    else if (outcome !== 'given up') notify({ kind: 'success', text: TOLD[outcome] });
  };
  // A link of an earlier choice is not shown.
  return { share, isMaking, shown: refused?.choice === long ? refused.link : undefined };
}
