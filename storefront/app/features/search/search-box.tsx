import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useSession } from '../session/index.ts';
import { RecentList } from './recent-list.tsx';
import { recentSearches } from './recent-searches.ts';
import { SearchInput } from './search-input.tsx';
import { SearchResults } from './search-results.tsx';
import { useSearch } from './use-search.ts';

/** Search box of wider screens; results drop down under the field. */
export function SearchBox() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const search = useSearch(close);
  const listId = useId();
  const isIdle = search.state === 'idle';
  const { user } = useSession();
  // An empty search lists the items that a customer bought before, and recent searches.
  const hasIdleList = user !== null || recentSearches(() => localStorage).length > 0;
  const isListShown = open && (!isIdle || hasIdleList);

  // If the visitor typed before hydration, the field already has the focus.
  const boxRef = useRef<HTMLElement>(null);
  useEffect(() => {
    if (boxRef.current?.contains(document.activeElement)) setOpen(true);
  }, []);

  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
    else if (event.key !== 'Enter') setOpen(true);
  };
  return (
    <search
      ref={boxRef}
      className="relative w-full max-w-xl"
      onFocus={() => setOpen(true)}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      <SearchInput search={search} listId={listId} onClear={() => setOpen(true)} />
      {isListShown && (
        <div className="absolute inset-x-0 top-full z-40 mt-2 flex max-h-[min(30rem,70dvh)] flex-col overflow-y-auto overscroll-contain rounded-card bg-surface py-2 text-ink shadow-float">
          {isIdle ? (
            <RecentList onChoose={search.changeText} />
          ) : (
            <SearchResults search={search} listId={listId} />
          )}
        </div>
      )}
    </search>
  );
}
