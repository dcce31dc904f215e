import { useLingui } from '@lingui/react/macro';
import { buttonClass } from '@sabuja/ui/button.tsx';
import { CloudOff } from 'lucide-react';
import { paths } from '../lib/paths.ts';
import { useShopName } from '../lib/use-shop-name.ts';

/** Shown when a page is neither reachable nor cached. `offline-page.ts` is its script. */
export function OfflineScreen() {
  const { t } = useLingui();
  return (
    <main className="wrap grid min-h-dvh max-w-xl content-center justify-items-center gap-4 py-12 text-center">
      <a href={paths.home()} className="text-title font-extrabold wrap-anywhere text-leaf-deep">
        {useShopName()}
      </a>
      <span
        aria-hidden="true"
        className="grid size-20 place-items-center rounded-full bg-leaf-soft text-leaf [&>svg]:size-9"
      >
        <CloudOff />
      </span>
      <h1 className="text-head font-extrabold">{t`You are offline`}</h1>
      <p className="text-muted">
        {t`This page needs the network. Your cart is safe, and the page opens by itself when the network is back.`}
      </p>
      <button type="button" id="try-again" className={buttonClass('primary', 'md')}>
        {t`Try again`}
      </button>
      <section id="saved" hidden className="mt-4 grid gap-2 justify-self-stretch text-left">
        <h2 className="text-lg">{t`Pages you can read now`}</h2>
        <ul id="saved-pages" className="grid [&_a]:link [&_a]:block [&_a]:py-2.5" />
      </section>
    </main>
  );
}
