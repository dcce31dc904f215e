import type { Client } from '@sabuja/contract/client';

/** True where this browser can tell people things and has not been asked yet. */
export const canAskForPush = (): boolean => canPush() && Notification.permission === 'default';

const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/**
 * Asks the person, and then has the shop's messages sent to this browser; answers whether they will be.
 * Call it where they pressed something that asks to be told.
 * @throws when the browser or the shop fails
 */
export async function requestPush(api: Client): Promise<boolean> {
  if (!canPush() || (await Notification.requestPermission()) !== 'granted') return false;
  await subscribe(api);
  return true;
}

/** Tells the shop anew where it reaches this browser, if it may: whoever signed in last is told. */
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
    // One that was made for another key stands in the way.
    const existing = await worker.pushManager.getSubscription();
    if (!existing) throw error;
    await existing.unsubscribe();
    return worker.pushManager.subscribe(options);
  });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  await api('POST /api/v1/notifications/push', { body: { endpoint, keys: { p256dh, auth } } });
}
