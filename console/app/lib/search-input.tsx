import { MAX_SEARCH_LENGTH } from '@sabuja/contract/limits';
import { seconds } from '@sabuja/kit';
import { Search } from 'lucide-react';
import { type KeyboardEvent, type Ref, useEffect, useEffectEvent, useState } from 'react';

/** Debounce time of the search. */
const PAUSE = seconds(0.25);

type Props = {
  label: string;
  placeholder: string;
  value: string;
  onChange: (text: string) => void;
  ref?: Ref<HTMLInputElement>;
  /** Shortcuts that focus the field, in the format of `aria-keyshortcuts`. */
  shortcuts?: string;
};

/**
 * A search field. The search is debounced, but starts at once on blur: a later search would overwrite what the user
 * chooses or opens next. Escape leaves the field without clearing the search.
 */
export function SearchInput({ label, placeholder, value, onChange, ref, shortcuts }: Props) {
  const [text, setText] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  /** The last search passed to `onChange`; `value` changes only when the page has rendered it. */
  const [sent, setSent] = useState(value);
  if (value !== lastValue) {
    setLastValue(value);
    setSent(value);
    if (text.trim() !== value) setText(value);
  }
  const typed = text.trim();
  const isWaiting = typed !== sent;
  const search = (query: string) => {
    setSent(query);
    onChange(query);
  };
  const onPause = useEffectEvent(search);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => onPause(typed), PAUSE);
    return () => clearTimeout(timer);
  }, [typed, isWaiting]);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Escape') return;
    // Prevents that the browser clears the field.
    event.preventDefault();
    event.currentTarget.blur();
  };
  return (
    <label className="relative block w-full sm:w-64">
      <span className="sr-only">{label}</span>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-muted"
      />
      <input
        ref={ref}
        type="search"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onBlur={() => isWaiting && search(typed)}
        onKeyDown={onKeyDown}
        placeholder={placeholder}
        aria-keyshortcuts={shortcuts}
        maxLength={MAX_SEARCH_LENGTH}
        className="min-h-touch w-full rounded-field border border-line-strong bg-surface pr-3 pl-9 placeholder:text-muted md:min-h-9 md:text-sm"
      />
    </label>
  );
}
