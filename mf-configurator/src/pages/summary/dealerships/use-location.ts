import type { Place } from '@vitrina/rules';
import { notify } from '@vitrina/session-bus';
import { useState } from 'react';

/** A place that is ten minutes old still sorts dealerships; longer than ten seconds nobody waits for one. */
const OPTIONS: PositionOptions = { maximumAge: 600_000, timeout: 10_000 };

/** The buyer's place. It is asked for by `ask` only, which a button calls, never on load. */
export function useLocation() {
  const [place, setPlace] = useState<Place>();
  const [isAsking, setAsking] = useState(false);

  const ask = () => {
    setAsking(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setAsking(false);
        setPlace({ latitude, longitude });
      },
      () => {
        setAsking(false);
        notify({ kind: 'info', text: 'No pudimos conocer tu ubicación' });
      },
      OPTIONS,
    );
  };
  return { place, isAsking, ask, isSupported: 'geolocation' in navigator };
}
