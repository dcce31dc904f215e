import { seconds } from '@sabuja/kit';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { actionsQuery, photosQuery } from './queue-queries.ts';
import { reloadActions, sendActions } from './send-actions.ts';

/** A browser may report a network before it works, or none of it. */
const RETRY_INTERVAL = seconds(15);

/**
 * Sends what waits as soon as the member is signed in, the network is back or the page is opened again, on whichever
 * page of the console they are. Renders nothing.
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
    send();
    const timer = setInterval(send, RETRY_INTERVAL);
    addEventListener('online', send);
    document.addEventListener('visibilitychange', send);
    return () => {
      clearInterval(timer);
      removeEventListener('online', send);
      document.removeEventListener('visibilitychange', send);
    };
  }, [isWaiting, memberUid]);
  return null;
}
