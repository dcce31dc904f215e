import { pushMessage } from './push-message.ts';

/** Shows the shop's messages, and opens their pages when they are pressed. */
export function listenForPush(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('push', (event) => {
    const { title, path, ...notification } = pushMessage(
      event.data?.text(),
      worker.location.origin,
    );
    const icon = '/icons/icon-192.png';
    event.waitUntil(
      worker.registration.showNotification(title, { ...notification, icon, data: { path } }),
    );
  });
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openPage(worker, String(event.notification.data?.path ?? '/')));
  });
}

/** In the window that shows the page already, else in a new one. */
async function openPage(worker: ServiceWorkerGlobalScope, path: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window' });
  const existing = windows.find(({ url }) => new URL(url).pathname === path);
  await (existing ? existing.focus() : worker.clients.openWindow(path));
}
