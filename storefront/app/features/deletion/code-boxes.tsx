import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { fieldBox } from '../../ui/field.tsx';
import { type Boxes, enter, erase } from './code-digits.ts';

type Props = {
  boxes: Boxes;
  onChange: (boxes: Boxes) => void;
  /** What is wrong with the code. */
  error: string | undefined;
};

/** A five-digit code, one digit to a box. The first box takes a whole code, as phones fill it in. */
export function CodeBoxes({ boxes, onChange, error }: Props) {
  const { t } = useLingui();
  const noteId = useId();
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  const go = ({ boxes: next, focus }: { boxes: Boxes; focus: number }) => {
    onChange(next);
    inputs.current[focus]?.focus();
  };
  const total = boxes.length;
  useEffect(() => inputs.current[0]?.focus(), []);
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    if (event.key === 'Backspace') {
      event.preventDefault();
      go(erase(boxes, at));
    } else if (event.key === 'ArrowLeft') inputs.current[at - 1]?.focus();
    else if (event.key === 'ArrowRight') inputs.current[at + 1]?.focus();
  };
  return (
    <fieldset className="grid gap-2">
      <legend className="pb-1.5 text-sm font-semibold">{t`One-time code`}</legend>
      <div className="grid max-w-80 grid-cols-5 gap-2">
        {boxes.map((digit, at) => {
          const place = at + 1;
          return (
            <input
              // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
              key={at}
              ref={(input) => {
                inputs.current[at] = input;
              }}
              aria-label={t`Digit ${place} of ${total}`}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? noteId : undefined}
              inputMode="numeric"
              autoComplete={at === 0 ? 'one-time-code' : 'off'}
              value={digit}
              onFocus={(event) => event.target.select()}
              onChange={(event) => {
                const typed = event.target.value;
                // A second digit typed into a full box takes its place.
                const fresh = typed.length === 2 ? typed.replace(digit, '') : typed;
                go(typed === '' ? erase(boxes, at) : enter(boxes, at, fresh));
              }}
              // Typed over itself a digit changes nothing, and so would not lead on.
              onBeforeInput={(event) => {
                const { data } = event as unknown as InputEvent;
                if (data !== digit) return;
                event.preventDefault();
                inputs.current[at + 1]?.focus();
              }}
              onPaste={(event) => {
                event.preventDefault();
                go(enter(boxes, at, event.clipboardData.getData('text')));
              }}
              onKeyDown={(event) => onKeyDown(event, at)}
              className={`${fieldBox} tabular min-h-14 px-0 text-center text-title font-bold`}
            />
          );
        })}
      </div>
      {error && (
        <p id={noteId} role="alert" className="text-sm font-medium text-chilli">
          {error}
        </p>
      )}
    </fieldset>
  );
}
