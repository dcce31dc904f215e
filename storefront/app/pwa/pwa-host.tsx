import { useEffect, useState } from 'react';
import { UpdatePrompt } from './update-prompt.tsx';

/** Registers the service worker when the page is idle, and prompts when a new version is ready. */
export function PwaHost() {
  const [applyUpdate, setApplyUpdate] = useState<() => void>();
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    return whenIdle(async () => {
      const { registerServiceWorker } = await import('./register-service-worker.ts');
      await registerServiceWorker((next) => setApplyUpdate(() => next)).catch(() => {});
    });
  }, []);
  return applyUpdate ? (
    <UpdatePrompt onUpdate={applyUpdate} onLater={() => setApplyUpdate(undefined)} />
  ) : null;
}

/** Runs a task when the page is loaded and idle; returns the cancel function. */
function whenIdle(task: () => void): () => void {
  const scheduleIdle = window.requestIdleCallback ?? ((next: () => void) => setTimeout(next, 1000));
  const start = () => scheduleIdle(task);
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
  return () => window.removeEventListener('load', start);
}
