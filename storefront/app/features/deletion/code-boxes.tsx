import { useLingui } from '@lingui/react/macro';
import { fieldClass } from '@sabuja/ui/field.tsx';
import { type KeyboardEvent, type RefObject, useId, useRef } from 'react';
import { type Boxes, enterDigits, eraseDigit } from './code-digits.ts';

type Props = {
  boxes: Boxes;
  onChange: (boxes: Boxes) => void;
  /** Validation error of the code. */
  error: string | undefined;
  firstBox: RefObject<HTMLInputElement | null>;
};

/**
 * Input of a five-digit code, one digit per box. The first box accepts a whole code, as autofill
 * enters it.
 */
export function CodeBoxes({ boxes, onChange, error, firstBox }: Props) {
  const { t } = useLingui();
  const errorId = useId();
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  const applyUpdate = ({ boxes: next, focus }: { boxes: Boxes; focus: number }) => {
    onChange(next);
    inputs.current[focus]?.focus();
  };
  const total = boxes.length;
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (event.key === 'Backspace') {
      event.preventDefault();
      applyUpdate(eraseDigit(boxes, index));
    } else if (event.key === 'ArrowLeft') inputs.current[index - 1]?.focus();
    else if (event.key === 'ArrowRight') inputs.current[index + 1]?.focus();
  };
  return (
    <fieldset className="grid gap-2">
      <legend className="pb-1.5 text-sm font-semibold">{t`One-time code`}</legend>
      <div className="grid max-w-80 grid-cols-5 gap-2">
        {boxes.map((digit, index) => {
          const place = index + 1;
          return (
            <input
              // biome-ignore lint/suspicious/noArrayIndexKey: a box is identified by its position
              key={index}
              ref={(input) => {
                inputs.current[index] = input;
                if (index === 0) firstBox.current = input;
              }}
              aria-label={t`Digit ${place} of ${total}`}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? errorId : undefined}
              inputMode="numeric"
              autoComplete={index === 0 ? 'one-time-code' : 'off'}
              value={digit}
              onFocus={(event) => event.target.select()}
              onChange={(event) => {
                const typed = event.target.value;
                // A second digit typed into a full box replaces the first.
                const digits = typed.length === 2 ? typed.replace(digit, '') : typed;
                applyUpdate(
                  typed === '' ? eraseDigit(boxes, index) : enterDigits(boxes, index, digits),
                );
              }}
              // Typing the same digit again fires no change event, so the focus is moved here.
              onBeforeInput={(event) => {
                const { data } = event as unknown as InputEvent;
                if (data !== digit) return;
                event.preventDefault();
                inputs.current[index + 1]?.focus();
              }}
              onPaste={(event) => {
                event.preventDefault();
                applyUpdate(enterDigits(boxes, index, event.clipboardData.getData('text')));
              }}
              onKeyDown={(event) => onKeyDown(event, index)}
              className={`${fieldClass} tabular min-h-14 px-0 text-center text-title font-bold`}
            />
          );
        })}
      </div>
      {error && (
        <p id={errorId} role="alert" className="text-sm font-medium text-chilli">
          {error}
        </p>
      )}
    </fieldset>
  );
}
