import { useEffect, useState } from 'react';
import { UpdatePrompt } from './update-prompt.tsx';

/** Makes the shop work offline and says when a newer one is ready. Nothing of it delays the page. */
export function PwaHost() {
  const [take, setTake] = useState<() => void>();
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    return whenIdle(async () => {
      const { keepUpToDate } = await import('./keep-up-to-date.ts');
      await keepUpToDate((next) => setTake(() => next)).catch(() => {});
    });
  }, []);
  return take ? <UpdatePrompt onTake={take} onLater={() => setTake(undefined)} /> : null;
}

/** After the page is loaded and has nothing better to do. */
function whenIdle(work: () => void): () => void {
  const later = window.requestIdleCallback ?? ((next: () => void) => setTimeout(next, 1000));
  const start = () => later(work);
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
  return () => window.removeEventListener('load', start);
}
