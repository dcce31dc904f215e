import { I18nProvider } from '@lingui/react';
import { listenForInstallOffer } from '@sabuja/ui/lib/installable.ts';
import { MediaHost } from '@sabuja/ui/lib/media-host.ts';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { applyStoredTheme } from '@sabuja/ui/lib/theme.ts';
import { ToastRegion } from '@sabuja/ui/toast-region.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { SecondFactorHost } from './features/session/index.ts';
import { currentLocale, loadMessages, readLinkLocale } from './i18n/locale.ts';
import { registerServiceWorker } from './lib/register-service-worker.ts';
import { router } from './router.tsx';
import './styles/app.css';

const root = document.getElementById('root');
const mediaHost = document.querySelector<HTMLMetaElement>('meta[name=media-host]')?.content ?? '';
readLinkLocale(window.location);
const locale = currentLocale();

listenForInstallOffer(window);
applyStoredTheme();
document.documentElement.lang = locale;
const i18n = await loadMessages(locale);
if (root) {
  createRoot(root).render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <MediaHost value={mediaHost}>
          <QueryClientProvider client={queryClient()}>
            <RouterProvider router={router} />
            <SecondFactorHost />
            <ToastRegion />
          </QueryClientProvider>
        </MediaHost>
      </I18nProvider>
    </StrictMode>,
  );
}
registerServiceWorker();
