import { localeOf } from '@sabuja/kit';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadCatalogue } from './i18n/browser-catalogues.ts';
import { listenForInstallOffer } from './pwa/installable.ts';

listenForInstallOffer(window);
await loadCatalogue(localeOf(document.documentElement.lang));
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
