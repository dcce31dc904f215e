import { seconds } from '@sabuja/kit';
import { Search } from 'lucide-react';
import { type KeyboardEvent, type Ref, useEffect, useEffectEvent, useState } from 'react';

/** Typing pauses for so long before it is searched for. */
const PAUSE = seconds(0.25);

type Props = {
  label: string;
  placeholder: string;
  value: string;
  onChange: (text: string) => void;
  ref?: Ref<HTMLInputElement>;
  /** Keys that lead to the field, as `aria-keyshortcuts` names them. */
  shortcuts?: string;
};

/**
 * A search field; what was typed is searched for after a short pause, or when the field is left: a search that started
 * later would undo what is chosen or opened next. Escape leaves the field and keeps the search.
 */
export function SearchInput({ label, placeholder, value, onChange, ref, shortcuts }: Props) {
  const [text, setText] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  /** What was last searched for; `value` follows once the page has rendered it. */
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
    // Browsers would empty the field.
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
        maxLength={100}
        className="min-h-touch w-full rounded-field border border-line-strong bg-surface pr-3 pl-9 placeholder:text-muted md:min-h-9 md:text-sm"
      />
    </label>
  );
}
