import { useEffect, useState } from 'react';
import { UpdatePrompt } from './update-prompt.tsx';

/** Makes the shop work offline and says when a newer one is ready. Nothing of it delays the page. */
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

/** After the page is loaded and has nothing better to do. */
function whenIdle(task: () => void): () => void {
  const scheduleIdle = window.requestIdleCallback ?? ((next: () => void) => setTimeout(next, 1000));
  const start = () => scheduleIdle(task);
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
  return () => window.removeEventListener('load', start);
}
