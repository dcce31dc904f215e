import { expect, test, vi } from 'vitest';
import { canInstall, install, listenForInstallOffer } from './installable.ts';

test('the browser’s install offer is deferred, and can be used once', async () => {
  const target = new EventTarget();
  listenForInstallOffer(target);
  expect(canInstall()).toBe(false);

  const prompt = vi.fn(async () => ({ outcome: 'accepted' as const }));
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  target.dispatchEvent(offer);
  expect([offer.defaultPrevented, canInstall()]).toEqual([true, true]);

  await Promise.all([install(), install()]);
  expect([prompt.mock.calls.length, canInstall()]).toEqual([1, false]);
});

test('an installed shop is not offered again', () => {
  const target = new EventTarget();
  listenForInstallOffer(target);
  target.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: vi.fn() }));
  target.dispatchEvent(new Event('appinstalled'));
  expect(canInstall()).toBe(false);
});
