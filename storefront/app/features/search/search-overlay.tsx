import { Dialog } from '@base-ui/react/dialog';
import { useLingui } from '@lingui/react/macro';
import { iconButtonClass } from '@sabuja/ui/icon-button.tsx';
import { ArrowLeft } from 'lucide-react';
import { useId, useRef } from 'react';
import { RecentList } from './recent-list.tsx';
import { SearchInput } from './search-input.tsx';
import { SearchResults } from './search-results.tsx';
import { closeSearch } from './search-store.ts';
import { useSearch } from './use-search.ts';

/** Full-screen search of phones. */
export function SearchOverlay({ open }: { open: boolean }) {
  const { t } = useLingui();
  const search = useSearch(closeSearch);
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => next || closeSearch()}>
      <Dialog.Portal>
        <Dialog.Popup
          initialFocus={field}
          className="overlay-panel dialog-panel fixed inset-0 z-50 flex flex-col bg-paper outline-none"
        >
          <Dialog.Title className="sr-only">{t`Search`}</Dialog.Title>
          <div className="on-deep flex items-center gap-1 bg-deep px-2 pt-[max(0.6rem,env(safe-area-inset-top))] pb-2.5 text-on-deep">
            <Dialog.Close aria-label={t`Close search`} className={iconButtonClass}>
              <ArrowLeft aria-hidden="true" className="size-5.5" />
            </Dialog.Close>
            <SearchInput
              ref={field}
              search={search}
              listId={listId}
              onClear={closeSearch}
              className="flex-1"
            />
          </div>
          <div className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain py-2 pb-[env(safe-area-inset-bottom)]">
            {search.state === 'idle' ? (
              <RecentList
                onChoose={(text) => {
                  search.changeText(text);
                  field.current?.focus();
                }}
              />
            ) : (
              <SearchResults search={search} listId={listId} />
            )}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
