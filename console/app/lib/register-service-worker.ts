/** Registers the console's service worker, which opens it without a network. A new one takes over when all tabs are closed. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Without one the console works as long as there is a network.
  navigator.serviceWorker.register('/console/service-worker.js').catch(() => {});
}
