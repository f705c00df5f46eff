// Runs in the page before anything else: the milliseconds from each key or press to the frame that paints what it did.
globalThis.paintTimes = (() => {
  let times = [];
  const note = ({ timeStamp }) =>
    requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - timeStamp)));
  addEventListener('keydown', note, true);
  addEventListener('click', note, true);
  return {
    start() {
      times = [];
    },
    /** What was noted since `start()`. */
    stop: () => times,
  };
})();
