import { useEffect, useRef } from 'react';

/**
 * A control that turns into another one when pressed keeps the focus: spread the answer on the box
 * around it and give what it shows now.
 */
export function useKeepFocus<E extends HTMLElement>(control: string) {
  const container = useRef<E>(null);
  const wasClicked = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another control stands there
  useEffect(() => {
    if (!wasClicked.current || document.activeElement !== document.body) return;
    wasClicked.current = false;
    [...(container.current?.querySelectorAll('button') ?? [])].at(-1)?.focus();
  }, [control]);
  const onClickCapture = () => {
    wasClicked.current = true;
  };
  return { ref: container, onClickCapture };
}
