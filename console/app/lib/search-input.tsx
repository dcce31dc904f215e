import { seconds } from '@sabuja/kit';
import { Search } from 'lucide-react';
import { type Ref, useEffect, useEffectEvent, useState } from 'react';

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
 * A search field; what was typed is searched for after a short pause, or when the field is left: a search that waited
 * longer would undo what is chosen or opened next.
 */
export function SearchInput({ label, placeholder, value, onChange, ref, shortcuts }: Props) {
  const [text, setText] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  /** What was last searched for, which `value` says later. */
  const [sent, setSent] = useState(value);
  if (value !== lastValue) {
    setLastValue(value);
    setSent(value);
    if (text.trim() !== value) setText(value);
  }
  const typed = text.trim();
  const isWaiting = typed !== value && typed !== sent;
  const search = (words: string) => {
    setSent(words);
    onChange(words);
  };
  const onPause = useEffectEvent(search);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => onPause(typed), PAUSE);
    return () => clearTimeout(timer);
  }, [typed, isWaiting]);
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
        onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
        placeholder={placeholder}
        aria-keyshortcuts={shortcuts}
        maxLength={100}
        className="min-h-touch w-full rounded-field border border-line-strong bg-surface pr-3 pl-9 placeholder:text-muted md:min-h-9 md:text-sm"
      />
    </label>
  );
}
