import { offlineMessage } from './offline-error.ts';

/** Says in a form that there is no network, if this is why its request failed. */
export function OfflineNote({ error }: { error: unknown }) {
  const message = offlineMessage(error);
  return (
    message !== undefined && (
      <p role="alert" className="font-medium text-chilli">
        {message}
      </p>
    )
  );
}
