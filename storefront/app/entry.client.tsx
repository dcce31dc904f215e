import { parseLocale } from '@sabuja/kit';
import { listenForInstallOffer } from '@sabuja/ui/lib/installable.ts';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { preloadSearch } from './features/search/index.ts';
import { loadCatalogue } from './i18n/browser-catalogues.ts';
import { currentPageLoad, isStaleScriptError, mayReload } from './lib/stale-script.ts';

listenForInstallOffer(window);
try {
  await Promise.all([loadCatalogue(parseLocale(document.documentElement.lang)), preloadSearch()]);
} catch (error) {
  // If the catalogue cannot be loaded, the page continues in English.
  if (isStaleScriptError(error) && mayReload(currentPageLoad())) location.reload();
}
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
