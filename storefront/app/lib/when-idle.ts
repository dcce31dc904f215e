/** Runs a task when the page is loaded and idle; returns the cancel function. */
export function whenIdle(task: () => void): () => void {
  const scheduleIdle = window.requestIdleCallback ?? ((next: () => void) => setTimeout(next, 1000));
  let isCancelled = false;
  const start = () => scheduleIdle(() => isCancelled || task());
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
  return () => {
    isCancelled = true;
    window.removeEventListener('load', start);
  };
}
