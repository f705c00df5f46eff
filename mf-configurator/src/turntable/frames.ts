import { coarseToFine } from './load-order';

/** The pictures of one colour's turn while they load. */
export interface Frames {
  readonly count: number;
  /** The picture, once loaded. */
  at(index: number): ImageBitmap | undefined;
  /** Stops loading and frees the memory. */
  release(): void;
}

type Listener = {
  onFrame(index: number): void;
  /** Every frame has been tried; `loaded` of them are available, failed ones are dropped. */
  onDone(loaded: number): void;
};

/** Browsers open six connections per host: two stay free for the rest of the page. */
const PARALLEL = 4;

async function fetchBitmap(url: string, signal: AbortSignal): Promise<ImageBitmap> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  return createImageBitmap(await response.blob());
}

/** Loads the frames at `urls`, coarse to fine, starting with `first`. */
export function loadFrames(urls: readonly string[], first: number, listener: Listener): Frames {
  const bitmaps: (ImageBitmap | undefined)[] = [];
  const abort = new AbortController();
  const queue = coarseToFine(urls.length, first);

  const load = async (index: number) => {
    const url = urls[index];
    const bitmap = url && (await fetchBitmap(url, abort.signal).catch(() => undefined));
    if (!bitmap) return;
    if (abort.signal.aborted) return bitmap.close();
    bitmaps[index] = bitmap;
    listener.onFrame(index);
  };
  const work = async () => {
    for (let index = queue.shift(); index !== undefined && !abort.signal.aborted; index = queue.shift()) {
      await load(index);
    }
  };
  void Promise.all(Array.from({ length: PARALLEL }, work)).then(() => {
    if (!abort.signal.aborted) listener.onDone(bitmaps.filter(Boolean).length);
  });

  return {
    count: urls.length,
    at: (index) => bitmaps[index],
    release() {
      abort.abort();
      for (const bitmap of bitmaps.splice(0)) bitmap?.close();
    },
  };
}
