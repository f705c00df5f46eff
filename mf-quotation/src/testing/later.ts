/** Moves the page's clock on by milliseconds, past the window in which repeats of a submit are ignored. */
export function later(ms: number) {
  jest.restoreAllMocks();
  const now = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => now() + ms);
}
