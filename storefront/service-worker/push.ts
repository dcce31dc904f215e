import { pushMessage } from './push-message.ts';

/** Shows the shop's messages, and opens their pages when they are pressed. */
export function listenForPush(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('push', (event) => {
    const { title, path, ...shown } = pushMessage(event.data?.text(), worker.location.origin);
    const icon = '/icons/icon-192.png';
    event.waitUntil(
      worker.registration.showNotification(title, { ...shown, icon, data: { path } }),
    );
  });
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(worker, String(event.notification.data?.path ?? '/')));
  });
}

/** In the window that shows the page already, else in a new one. */
async function open(worker: ServiceWorkerGlobalScope, path: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window' });
  const shown = windows.find(({ url }) => new URL(url).pathname === path);
  await (shown ? shown.focus() : worker.clients.openWindow(path));
}
