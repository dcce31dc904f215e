import { useEffect, useRef } from 'react';

/**
 * Keeps the focus when a pressed control is replaced by another one. Spread the result on the
 * wrapping element and pass the current control's name.
 */
export function useKeepFocus<E extends HTMLElement>(control: string) {
  const container = useRef<E>(null);
  const wasClicked = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another control is rendered
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
