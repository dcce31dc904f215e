/** Registers the service worker, which opens the console offline. A new version activates once all tabs are closed. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Without a service worker the console still works while there is a network.
  register(navigator.serviceWorker).catch(() => {});
}

async function register(container: ServiceWorkerContainer): Promise<void> {
  const isFirstVisit = container.controller === null;
  container.addEventListener('controllerchange', () => isFirstVisit && cacheFonts(), {
    once: true,
  });
  await container.register('/console/service-worker.js');
}

/** Fetches this page's fonts again: they were loaded before the service worker could cache them. */
function cacheFonts(): void {
  const resources = performance.getEntriesByType('resource').map(({ name }) => name);
  for (const url of resources) if (url.endsWith('.woff2')) void fetch(url).catch(() => {});
}
