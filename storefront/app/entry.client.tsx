import { localeOf } from '@sabuja/kit';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadCatalogue } from './i18n/browser-catalogues.ts';

await loadCatalogue(localeOf(document.documentElement.lang));
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
