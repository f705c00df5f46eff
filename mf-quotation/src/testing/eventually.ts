import { act } from '@testing-library/react';

const realTimeout = setTimeout;

/** Waits in real time, also under fake timers, whose clock stands still meanwhile: encryption is not faked. */
export async function eventually(check: () => void | Promise<void>): Promise<void> {
  for (let tries = 0; tries < 500; tries++) {
    try {
      return await check();
    } catch {
      await act(() => new Promise((resolve) => realTimeout(resolve, 10)));
    }
  }
  await check();
}
