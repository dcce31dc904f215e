import { seconds } from '@sabuja/kit';

/**
 * Script of the offline page, which is served under any URL, where the shop's scripts could not be
 * loaded.
 */
const reload = () => location.reload();

addEventListener('online', reload);
// A connection may be reported before it works: poll until the server responds.
setInterval(async () => {
  if (!navigator.onLine || document.hidden) return;
  const response = await fetch('/healthz', { cache: 'no-store' }).catch(() => undefined);
  if (response?.ok) reload();
}, seconds(3));
document.getElementById('try-again')?.addEventListener('click', reload);
void listCachedPages();

async function listCachedPages(): Promise<void> {
  const list = document.getElementById('saved-pages');
  const cache = await caches.open('pages');
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    if (pathname === '/offline' || pathname + search === location.pathname + location.search)
      continue;
    const html = await (await cache.match(request))?.text();
    const link = document.createElement('a');
    link.href = pathname + search;
    const page = new DOMParser().parseFromString(html ?? '', 'text/html');
    link.textContent = page.title.replace(/ · Sabuja$/, '') || pathname;
    const item = document.createElement('li');
    item.append(link);
    list?.append(item);
  }
  document.getElementById('saved')?.toggleAttribute('hidden', !list?.hasChildNodes());
}
