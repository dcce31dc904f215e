import { useEffect, useState } from 'react';
import { whenIdle } from '../lib/when-idle.ts';
import { UpdatePrompt } from './update-prompt.tsx';

/**
 * Registers the service worker when the page is idle, and prompts when a new version is ready. If that fails, for
 * example without a network, the next page tries again.
 */
export function PwaHost() {
  const [applyUpdate, setApplyUpdate] = useState<() => void>();
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const register = async () => {
      const { registerServiceWorker } = await import('./register-service-worker.ts');
      await registerServiceWorker((next) => setApplyUpdate(() => next));
    };
    return whenIdle(() => void register().catch(() => undefined));
  }, []);
  return applyUpdate ? (
    <UpdatePrompt onUpdate={applyUpdate} onLater={() => setApplyUpdate(undefined)} />
  ) : null;
}
