import { localeOf } from '@sabuja/kit';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadCatalogue } from './i18n/browser-catalogues.ts';
import { arrivalOfPage, isGoneScript, mayReload } from './lib/gone-script.ts';
import { listenForInstallOffer } from './pwa/installable.ts';

listenForInstallOffer(window);
try {
  await loadCatalogue(localeOf(document.documentElement.lang));
} catch (fault) {
  // Without its words the page goes on in English.
  if (isGoneScript(fault) && mayReload(arrivalOfPage())) location.reload();
}
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
