import { useLingui } from '@lingui/react/macro';
import { MAX_SEARCH_LENGTH } from '@sabuja/contract/limits';
import { IconButton } from '@sabuja/ui/icon-button.tsx';
import clsx from 'clsx';
import { Search as SearchGlass, X } from 'lucide-react';
import { type Ref, useEffect, useRef } from 'react';
import type { Search } from './use-search.ts';

export const optionId = (listId: string, row: number): string => `${listId}-${row}`;

export function SearchInput(props: {
  search: Search;
  listId: string;
  ref?: Ref<HTMLInputElement>;
  onClear?: () => void;
  className?: string;
}) {
  const { search, listId, ref, onClear, className } = props;
  const { t } = useLingui();
  const inputRef = useRef<HTMLInputElement>(null);
  const setTextRef = useRef(search.changeText);
  // Take over what was typed before hydration.
  useEffect(() => {
    if (inputRef.current?.value) setTextRef.current(inputRef.current.value);
  }, []);
  return (
    <div className={clsx('relative', className)}>
      <SearchGlass
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-muted"
      />
      <input
        ref={(element) => {
          inputRef.current = element;
          if (typeof ref === 'function') ref(element);
          else if (ref) ref.current = element;
        }}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        role="combobox"
        aria-label={t`Search products`}
        aria-autocomplete="list"
        aria-expanded={search.state === 'found'}
        aria-controls={listId}
        aria-activedescendant={search.row === -1 ? undefined : optionId(listId, search.row)}
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_SEARCH_LENGTH}
        placeholder={t`Search “chhena poda”`}
        value={search.typed}
        onChange={(event) => search.changeText(event.target.value)}
        onKeyDown={search.onKeyDown}
        className="min-h-12 w-full rounded-field bg-surface pr-12 pl-11 text-base text-ink placeholder:text-muted"
      />
      {search.typed !== '' && (
        <IconButton
          label={t`Clear search`}
          className="absolute! top-0.5 right-0.5 text-muted"
          onClick={() => {
            search.reset();
            onClear?.();
            inputRef.current?.focus();
          }}
        >
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      )}
    </div>
  );
}
