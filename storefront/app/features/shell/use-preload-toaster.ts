import { preloadToaster } from '@sabuja/ui/toast-region.tsx';
import { useEffect } from 'react';
import { whenIdle } from '../../lib/when-idle.ts';
import { useSession } from '../session/index.ts';

/**
 * Loads the toaster for a customer once the page is idle: their first message may be that the network failed, when it
 * could not be loaded any more. Visitors, who get few messages, load it with the first one.
 */
export function usePreloadToaster(): void {
  const { isAuthenticated } = useSession();
  useEffect(() => {
    if (isAuthenticated) return whenIdle(preloadToaster);
  }, [isAuthenticated]);
}
