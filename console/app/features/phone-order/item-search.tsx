import { useLingui } from '@lingui/react/macro';
import { MAX_SEARCH_LENGTH } from '@sabuja/contract/limits';
import { formatPaise, seconds } from '@sabuja/kit';
import { Badge } from '@sabuja/ui/badge.tsx';
import { useDebounced } from '@sabuja/ui/lib/use-debounced.ts';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { FormProblem } from '../../lib/form-problem.tsx';
import { departmentLabels } from '../../lib/order-labels.ts';
import type { DraftLine } from './phone-draft.ts';
import { itemsQuery } from './phone-queries.ts';
import { unitPrice } from './plan-phone-orders.ts';

/** State of the search: text, results, and the active row, which the arrow keys move; Enter adds its item. */
function useItemSearch(onAdd: (line: DraftLine) => void) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [row, setRow] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const typed = text.trim();
  const q = useDebounced(typed, seconds(0.2));
  const query = useQuery(itemsQuery(q));
  const items = typed === q && typed !== '' ? query.data : undefined;
  const shown = isOpen && typed !== '' ? (items ?? []) : [];
  const active = shown[Math.min(row, shown.length - 1)];
  useFocusKey(input);
  const add = (line: DraftLine) => {
    if (line.max < 1) return;
    onAdd(line);
    setIsOpen(false);
    input.current?.focus();
    // The text is selected, so that the next typed word replaces it.
    input.current?.select();
  };
  const step = (by: number) => {
    setIsOpen(true);
    if (isOpen) setRow((row + by + shown.length) % Math.max(1, shown.length));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(-1);
    else if (event.key === 'Enter') active ? add(active) : setIsOpen(true);
    else {
      if (event.key === 'Escape') setIsOpen(false);
      return;
    }
    event.preventDefault();
  };
  const onType = (next: string) => {
    setText(next);
    setRow(0);
    setIsOpen(true);
  };
  const isNone = isOpen && items?.length === 0;
  const close = () => setIsOpen(false);
  return {
    input,
    text,
    typed,
    shown,
    active,
    add,
    onKeyDown,
    onType,
    close,
    isNone,
    error: query.error,
  };
}

/** Product search by keyboard: arrow keys choose, Enter adds the item, and the next word replaces the text. */
export function ItemSearch({ onAdd }: { onAdd: (line: DraftLine) => void }) {
  const { t } = useLingui();
  const id = useId();
  const search = useItemSearch(onAdd);
  const { input, text, typed, shown, active } = search;
  return (
    <div className="relative">
      <label htmlFor={id} className="sr-only">{t`Search products and combos`}</label>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-3.5 left-3.5 size-5 text-muted"
      />
      <input
        ref={input}
        id={id}
        type="search"
        role="combobox"
        aria-expanded={shown.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={active && `${id}-${active.id}`}
        aria-autocomplete="list"
        aria-keyshortcuts="/"
        autoComplete="off"
        maxLength={MAX_SEARCH_LENGTH}
        placeholder={t`Search products and combos, or press /`}
        value={text}
        onChange={({ target }) => search.onType(target.value)}
        onKeyDown={search.onKeyDown}
        onBlur={search.close}
        className="min-h-12 w-full rounded-field border border-line-strong bg-surface pr-3 pl-11 placeholder:text-muted"
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t`Products and combos`}
        className={clsx(
          'absolute inset-x-0 top-full z-20 mt-1 max-h-96 overflow-y-auto rounded-control border border-line bg-surface shadow-card',
          shown.length === 0 && 'hidden',
        )}
      >
        {shown.map((line) => (
          <Option
            key={line.id}
            id={`${id}-${line.id}`}
            line={line}
            isActive={line === active}
            onPick={() => search.add(line)}
          />
        ))}
      </div>
      {search.isNone && (
        <p role="status" className="mt-2 text-muted">{t`Nothing was found for “${typed}”.`}</p>
      )}
      {typed !== '' && <FormProblem error={search.error} />}
    </div>
  );
}

type OptionProps = { id: string; line: DraftLine; isActive: boolean; onPick: () => void };

function Option({ id, line, isActive, onPick }: OptionProps) {
  const { t, i18n } = useLingui();
  const isOut = line.max < 1;
  return (
    // Keyboard users choose options from the search field, which keeps the focus.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    // biome-ignore lint/a11y/useFocusableInteractive: see above
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      aria-disabled={isOut}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPick}
      className={clsx(
        'flex min-h-12 cursor-pointer flex-wrap items-center gap-x-3 px-3.5 py-2',
        isActive ? 'bg-leaf-soft' : 'hover:bg-sunk',
        isOut && 'text-muted',
      )}
    >
      <span className="font-semibold break-words">{line.name}</span>
      <span className="text-sm text-muted">{line.units}</span>
      {line.type === 'COMBO' && <Badge>{t`combo`}</Badge>}
      <span className="text-sm text-muted">{i18n._(departmentLabels[line.department])}</span>
      <span className="tabular ml-auto font-semibold">{formatPaise(unitPrice(line))}</span>
      <span className="tabular w-24 text-right text-sm text-muted">
        {isOut ? t`out of stock` : t`${line.max} in stock`}
      </span>
    </div>
  );
}

/** The key '/' focuses the search field, unless another field has the focus. */
function useFocusKey(input: React.RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const { target } = event;
      const isTyping = target instanceof HTMLElement && target.matches('input, select, textarea');
      if (event.key !== '/' || isTyping || document.querySelector('[role=dialog]')) return;
      event.preventDefault();
      input.current?.focus();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [input]);
}
