import { seconds } from '@sabuja/kit';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { SENT_MESSAGE } from '../../lib/background-sync.ts';
import { requestSync } from '../../lib/request-sync.ts';
import { actionsQuery, photosQuery } from './queue-queries.ts';
import { reloadActions, sendActions } from './send-actions.ts';

/** Retries are needed because the browser's online and offline events are not reliable. */
const RETRY_INTERVAL = seconds(15);

/**
 * Sends the waiting actions and photos when the member signs in, when the network is back and when the tab becomes
 * visible again, on every page of the console. Where the browser supports background sync, the service worker sends
 * them while no page is visible. Renders nothing.
 */
export function ActionQueue({ memberUid }: { memberUid: string }) {
  const { data: actions = [] } = useQuery(actionsQuery(memberUid));
  const { data: photos = [] } = useQuery(photosQuery(memberUid));
  const isWaiting = [...actions, ...photos].some(({ refusal }) => !refusal);
  useEffect(() => {
    if (!isWaiting) return;
    const send = () =>
      void sendActions()
        .catch(() => {})
        .then(() => reloadActions(memberUid));
    const sync = () => void requestSync().catch(() => {});
    const onVisibility = () => (document.visibilityState === 'hidden' ? sync() : send());
    send();
    sync();
    const timer = setInterval(send, RETRY_INTERVAL);
    addEventListener('online', send);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      clearInterval(timer);
      removeEventListener('online', send);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [isWaiting, memberUid]);
  useSentInBackground(memberUid);
  return null;
}

/** Reloads the data after the service worker has sent actions in the background. */
function useSentInBackground(memberUid: string): void {
  useEffect(() => {
    const container = navigator.serviceWorker;
    const onMessage = ({ data }: MessageEvent) => {
      if (data !== SENT_MESSAGE) return;
      void reloadActions(memberUid);
      void queryClient().invalidateQueries({ queryKey: ['deliveries'] });
      void queryClient().invalidateQueries({ queryKey: ['picking'] });
    };
    container?.addEventListener('message', onMessage);
    return () => container?.removeEventListener('message', onMessage);
  }, [memberUid]);
}
