import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@sabuja/ui/icon-button.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import clsx from 'clsx';
import { Search } from 'lucide-react';
import { type ComponentType, lazy, Suspense } from 'react';
import { openSearch, useSearchOpen } from './search-store.ts';
import { isWideViewport, waitForWideViewport } from './wide-viewport.ts';

const loadOverlay = async () => (await import('./search-overlay.tsx')).SearchOverlay;
const SearchOverlay = lazyDialog(loadOverlay);
const loadSearchBox = async () => ({ default: (await import('./search-box.tsx')).SearchBox });
const LazySearchBox = lazy(async () => {
  await waitForWideViewport();
  return loadSearchBox();
});
let PreloadedSearchBox: ComponentType | undefined;

/** Preloads the search box where it is visible at once, so that it hydrates with the page. */
export async function preloadSearch(): Promise<void> {
  if (isWideViewport()) PreloadedSearchBox = (await loadSearchBox()).default;
}

/** Button styled as a field that opens the search on phones. */
export function SearchField() {
  const { t } = useLingui();
  return (
    <button
      type="button"
      onClick={openSearch}
      onPointerEnter={() => void loadOverlay()}
      className="flex min-h-12 w-full items-center gap-3 rounded-field bg-surface px-3.5 text-left text-base text-muted"
    >
      <Search aria-hidden="true" className="size-5" />
      {t`Search “chhena poda”`}
    </button>
  );
}

export function SearchIcon({ className }: { className?: string }) {
  const { t } = useLingui();
  return (
    <IconButton
      label={t`Search`}
      onClick={openSearch}
      onPointerEnter={() => void loadOverlay()}
      className={clsx(className)}
    >
      <Search aria-hidden="true" className="size-5.5" />
    </IconButton>
  );
}

/** Search box of wider screens; its code is not loaded on phones, where CSS hides it. */
export const WideSearch = () => (
  <Suspense>{PreloadedSearchBox ? <PreloadedSearchBox /> : <LazySearchBox />}</Suspense>
);

/** Renders the overlay; its code is loaded when it is first opened. */
export const SearchOverlayHost = () => <SearchOverlay open={useSearchOpen()} />;
