import { useEffect, useRef } from 'react';

/**
 * A control that turns into another one when pressed keeps the focus: spread the answer on the box
 * around it and give what it shows now.
 */
export function useKeepFocus<E extends HTMLElement>(shown: string) {
  const box = useRef<E>(null);
  const pressed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another control stands there
  useEffect(() => {
    if (!pressed.current || document.activeElement !== document.body) return;
    pressed.current = false;
    [...(box.current?.querySelectorAll('button') ?? [])].at(-1)?.focus();
  }, [shown]);
  const onClickCapture = () => {
    pressed.current = true;
  };
  return { ref: box, onClickCapture };
}
