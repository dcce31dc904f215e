import { createClient, type Transport } from '@sabuja/contract/client';
import { languageCookie } from '@sabuja/kit';
import { sendRequest } from '@sabuja/ui/lib/send-request.ts';
import { sendInBackground } from '../app/features/action-queue/background.ts';
import { SENT_MESSAGE, SYNC_TAG } from '../app/lib/background-sync.ts';
import { XSRF_COOKIE } from '../app/lib/xsrf-cookie.ts';

/** The background sync event, which TypeScript's worker types do not contain. */
type SyncEvent = ExtendableEvent & { tag: string };

/** Sends the waiting actions on a sync event; unless a page is visible, because that page sends them itself. */
export function listenForSync(worker: ServiceWorkerGlobalScope): void {
  // Some browsers without background sync do not have `cookieStore` either.
  const { cookieStore } = worker as { cookieStore?: CookieStore };
  if (!cookieStore) return;
  const api = createClient(createTransport(cookieStore));
  worker.addEventListener('sync' as 'message', (event) => {
    const sync = event as unknown as SyncEvent;
    if (sync.tag === SYNC_TAG)
      sync.waitUntil(sendForPages(worker.clients, () => sendInBackground(api)));
  });
}

/** Sends requests with the same XSRF and language headers as the pages, read from the cookies. */
const createTransport =
  (cookies: CookieStore): Transport =>
  async (request) => {
    const [xsrf, language] = await Promise.all([
      cookies.get(XSRF_COOKIE),
      cookies.get(languageCookie),
    ]);
    return sendRequest(fetch, request, {
      ...(xsrf?.value && { 'x-xsrf-token': decodeURIComponent(xsrf.value) }),
      ...(language?.value && { 'accept-language': language.value }),
    });
  };

async function sendForPages(clients: Clients, send: () => Promise<void>): Promise<void> {
  const pages = await clients.matchAll({ type: 'window' });
  if (pages.some((page) => page.visibilityState === 'visible')) return;
  try {
    await send();
  } finally {
    for (const page of pages) page.postMessage(SENT_MESSAGE);
  }
}
