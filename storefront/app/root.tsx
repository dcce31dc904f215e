import { I18nProvider } from '@lingui/react';
import { MediaHost } from '@sabuja/ui/lib/media-host.ts';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { barColour, themeScript } from '@sabuja/ui/lib/theme.ts';
import { fontsFor, latinFontScript } from '@sabuja/ui/styles/fonts.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import {
  Links,
  Meta,
  Outlet,
  redirectDocument,
  Scripts,
  ScrollRestoration,
  useMatches,
} from 'react-router';
import type { Route } from './+types/root.ts';
import { ProofOfWorkHost } from './features/proof-of-work/index.ts';
import { sessionQuery } from './features/session/index.ts';
import { BrandBar, currentYear, ErrorScreen, Shell, shopQuery } from './features/shell/index.ts';
import { StepUpHost } from './features/step-up/index.ts';
import { i18nOf } from './i18n/catalogues.ts';
import { usePageLocale } from './i18n/page-locale.ts';
import { apiContext, mediaHostContext, visitorContext } from './lib/api-context.ts';
import { captureClicksScript, useReplayInput } from './lib/pre-hydration-input.ts';
import { prefetchedData, prefetchQueries } from './lib/prefetch-queries.ts';
import { Prefetched } from './lib/prefetched.tsx';
import { useScriptMark } from './lib/script-mark.ts';
import { scriptsFailedScript } from './lib/scripts-failed.ts';
import { secretUrlScript } from './lib/secret-url.ts';
import { PwaHost } from './pwa/pwa-host.tsx';
import { InlineStyles, LinkedStyles } from './styles/inline-styles.tsx';

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { signedIn, locale } = context.get(visitorContext);
  const { state } = await prefetchQueries((client) => [
    client.prefetchQuery(shopQuery(api)),
    signedIn && client.prefetchQuery(sessionQuery(api)),
  ]);
  const shop = prefetchedData(state, shopQuery(api).queryKey);
  const { origin } = new URL(request.url);
  const mediaHost = context.get(mediaHostContext);
  return {
    shopName: shop?.name,
    tagline: shop?.tagline,
    ...{ state, origin, mediaHost, locale, year: currentYear() },
  };
}

/** Offline, navigations load the document, which the service worker may have cached. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  ({ request }, next) => {
    if (!navigator.onLine) throw redirectDocument(request.url);
    return next();
  },
];

/** The root data is loaded once, with the document; later the queries in the browser refetch it. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const locale = usePageLocale();
  const isBare = useIsBare();
  const scriptMark = useScriptMark();
  useReplayInput();
  return (
    // The script in the head sets the theme before React runs.
    <html lang={`${locale}-IN`} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={barColour} />
        <script
          nonce={scriptMark}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constants, whose hash the CSP allows
          dangerouslySetInnerHTML={{
            __html:
              secretUrlScript +
              themeScript +
              latinFontScript +
              (isBare ? '' : scriptsFailedScript + captureClicksScript),
          }}
        />
        {fontsFor(locale).map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="" href={href} />
        ))}
        <Meta />
        <InlineStyles />
        <Links />
      </head>
      <body>
        <I18nProvider i18n={i18nOf(locale)}>{children}</I18nProvider>
        {isBare ? (
          <script src="/offline-page.js" defer />
        ) : (
          <>
            <LinkedStyles />
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

/** True for a page rendered without the shell and the shop's scripts. */
const useIsBare = () =>
  useMatches().some(({ handle }) => (handle as { bare?: boolean } | undefined)?.bare === true);

export default function App({ loaderData }: Route.ComponentProps) {
  const [client] = useState(queryClient);
  return (
    <QueryClientProvider client={client}>
      <Prefetched state={loaderData.state}>
        <MediaHost value={loaderData.mediaHost}>
          {useIsBare() ? (
            <Outlet />
          ) : (
            <Shell>
              <Outlet />
              <PwaHost />
              <StepUpHost />
              <ProofOfWorkHost />
            </Shell>
          )}
        </MediaHost>
      </Prefetched>
    </QueryClientProvider>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <>
    <BrandBar />
    <main>
      <ErrorScreen error={error} />
    </main>
  </>
);
