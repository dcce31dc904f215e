import { pushMessage } from './push-message.ts';

/** Shows push messages as notifications, and opens their pages on click. */
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

/** Focuses a window that shows the page already, else opens a new one. */
async function openPage(worker: ServiceWorkerGlobalScope, path: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window' });
  const existing = windows.find(({ url }) => new URL(url).pathname === path);
  await (existing ? existing.focus() : worker.clients.openWindow(path));
}
