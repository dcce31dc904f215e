import { seconds } from '@sabuja/kit';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { SENT_MESSAGE } from '../../lib/background-sync.ts';
import { requestSync } from '../../lib/request-sync.ts';
import { actionsQuery, photosQuery } from './queue-queries.ts';
import { reloadActions, sendActions } from './send-actions.ts';

/** A browser may report a network before it works, or none of it. */
const RETRY_INTERVAL = seconds(15);

/**
 * Sends what waits as soon as the member is signed in, the network is back or the page is opened again, on whichever
 * page of the console they are; the browser sends the rest when no page is open, where it offers that. Renders nothing.
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

/** Shows what the service worker has sent while nobody looked at this page. */
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
