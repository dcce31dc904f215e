import { parseLocale } from '@sabuja/kit';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { prepareSearch } from './features/search/index.ts';
import { loadCatalogue } from './i18n/browser-catalogues.ts';
import { arrivalOfPage, isGoneScript, mayReload } from './lib/gone-script.ts';
import { listenForInstallOffer } from './pwa/installable.ts';

listenForInstallOffer(window);
try {
  await Promise.all([loadCatalogue(parseLocale(document.documentElement.lang)), prepareSearch()]);
} catch (fault) {
  // Without its words the page goes on in English.
  if (isGoneScript(fault) && mayReload(arrivalOfPage())) location.reload();
}
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
