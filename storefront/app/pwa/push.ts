import type { Client } from '@sabuja/contract/client';

/**
 * True if this browser supports push notifications and its permission has not been requested yet.
 */
export const canAskForPush = (): boolean => canPush() && Notification.permission === 'default';

const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/**
 * Requests permission and subscribes this browser to notifications; resolves to whether it is
 * subscribed. Must be called from a user action.
 * @throws when the browser or the server fails
 */
export async function requestPush(api: Client): Promise<boolean> {
  if (!canPush() || (await Notification.requestPermission()) !== 'granted') return false;
  await subscribe(api);
  return true;
}

/**
 * Sends this browser's push subscription again if permitted, so that it belongs to whoever signed
 * in last.
 */
export async function renewPush(api: Client): Promise<void> {
  if (!canPush() || Notification.permission !== 'granted') return;
  await subscribe(api).catch(() => undefined);
}

async function subscribe(api: Client): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration();
  if (!worker) return;
  const { public_key } = await api('GET /api/v1/notifications/push/key');
  const options = { userVisibleOnly: true, applicationServerKey: public_key };
  const subscription = await worker.pushManager.subscribe(options).catch(async (error) => {
    // A subscription made with another key would block the new one.
    const existing = await worker.pushManager.getSubscription();
    if (!existing) throw error;
    await existing.unsubscribe();
    return worker.pushManager.subscribe(options);
  });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  await api('POST /api/v1/notifications/push', { body: { endpoint, keys: { p256dh, auth } } });
}
