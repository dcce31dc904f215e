import { seconds } from '@sabuja/kit';
import { useEffect, useEffectEvent } from 'react';

/** A scanner sends its keys within milliseconds; after a pause a new code begins. */
const MAX_GAP = seconds(1);
const MIN_LENGTH = 4;

/** Whether the target is a field, which receives the keys itself. */
const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('textarea, select, input:not([type=checkbox], [type=radio], [type=button])'));

/** Reads what a handheld scanner types, anywhere on the page: characters, then Enter. */
export function useScanner(onScan: (barcode: string) => void): void {
  const scanned = useEffectEvent(onScan);
  useEffect(() => {
    let [code, lastAt] = ['', 0];
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isField(event.target)) return;
      if (event.timeStamp - lastAt > MAX_GAP) code = '';
      lastAt = event.timeStamp;
      if (event.key.length === 1 && event.key !== ' ') {
        code += event.key;
        return;
      }
      if (event.key !== 'Enter' || code.length < MIN_LENGTH) return;
      // Otherwise Enter would click the button that has the focus.
      event.preventDefault();
      event.stopPropagation();
      scanned(code);
      code = '';
    };
    addEventListener('keydown', onKeyDown, { capture: true });
    return () => removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}
