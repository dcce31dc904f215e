/** Registers the console's service worker, which opens it without a network. A new one takes over when all tabs are closed. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Without one the console works as long as there is a network.
  register(navigator.serviceWorker).catch(() => {});
}

async function register(container: ServiceWorkerContainer): Promise<void> {
  const isFirstVisit = container.controller === null;
  container.addEventListener('controllerchange', () => isFirstVisit && cacheFonts(), {
    once: true,
  });
  await container.register('/console/service-worker.js');
}

/** The fonts of this page were loaded before there was a worker to cache them. */
function cacheFonts(): void {
  const resources = performance.getEntriesByType('resource').map(({ name }) => name);
  for (const url of resources) if (url.endsWith('.woff2')) void fetch(url).catch(() => {});
}
