import type { Place } from '@vitrina/rules';
import { notify } from '@vitrina/session-bus';
import { useEffect, useRef, useState } from 'react';

/** A location ten minutes old still sorts dealerships; nobody waits longer than ten seconds for one. */
const OPTIONS: PositionOptions = { maximumAge: 600_000, timeout: 10_000 };

const locate = () =>
  new Promise<Place>((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      reject,
      OPTIONS,
    );
  });

/** Whether the buyer has already given permission, so that there is no prompt; false if the browser cannot tell. */
async function isAllowed(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted';
  } catch {
    return false;
  }
}

/**
 * The buyer's location: at once if permission was already given, otherwise only through `ask`, which a button calls.
 */
export function useLocation() {
  const isSupported = 'geolocation' in navigator;
  const [place, setPlace] = useState<Place>();
  const [isAsking, setAsking] = useState(false);
  const withdraw = useRef<() => void>(undefined);

  useEffect(() => {
    let isGone = false;
    const locateQuietly = async () => {
      if (!isSupported || !(await isAllowed()) || isGone) return;
      const found = await locate().catch(() => undefined);
      if (found && !isGone) setPlace(found);
    };
    void locateQuietly();
    return () => {
      isGone = true;
    };
  }, [isSupported]);

  const ask = () => {
    setAsking(true);
    withdraw.current?.();
    void locate()
      .then(setPlace, () => {
        withdraw.current = notify({ kind: 'info', text: 'No pudimos conocer tu ubicación' });
      })
      .finally(() => setAsking(false));
  };
  return { place, isAsking, ask, isSupported };
}
