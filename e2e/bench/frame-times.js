// Runs in the page before anything else: the milliseconds between one animation frame and the next, while somebody asks.
globalThis.frameTimes = (() => {
  let times = [];
  let last = 0;
  let scheduled = 0;
  const note = (now) => {
    if (last > 0) times.push(now - last);
    last = now;
    scheduled = requestAnimationFrame(note);
  };
  return {
    start() {
      cancelAnimationFrame(scheduled);
      times = [];
      last = 0;
      scheduled = requestAnimationFrame(note);
    },
    /** What was noted since `start()`. */
    stop() {
      cancelAnimationFrame(scheduled);
      return times;
    },
  };
})();
