import { seconds } from '@sabuja/kit';
import { opensOffline } from './saved-pages.ts';

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
  const assets = await caches.open('assets');
  const isStored = async (file: string) => (await assets.match(file)) !== undefined;
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    if (pathname === '/offline' || pathname + search === location.pathname + location.search)
      continue;
    const response = await cache.match(request);
    const html = await response?.text();
    if (!response || html === undefined) continue;
    if (!(await opensOffline({ response, html }, Date.now(), isStored))) continue;
    list?.append(listItem(pathname + search, html));
  }
  document.getElementById('saved')?.toggleAttribute('hidden', !list?.hasChildNodes());
}

function listItem(path: string, html: string): HTMLLIElement {
  const link = document.createElement('a');
  link.href = path;
  const page = new DOMParser().parseFromString(html, 'text/html');
  // The shop's name is left out, except on Home, whose title begins with it.
  const title = path === '/' ? page.title : page.title.replace(/ · [^·]*$/, '');
  link.textContent = title || link.pathname;
  const item = document.createElement('li');
  item.append(link);
  return item;
}
