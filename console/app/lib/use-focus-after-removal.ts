import { type RefObject, useEffect, useRef } from 'react';

type FocusAfterRemoval<E> = {
  /** For the element that is removed. */
  ref: RefObject<E | null>;
  /** To be called when what removes the element is done. */
  onDone: () => void;
};

/**
 * Moves the focus to the heading of the section, or of the page if the section is removed too, when an element that had
 * the focus is removed by its own action, such as the button that opened a dialog.
 */
export function useFocusAfterRemoval<E extends HTMLElement>(): FocusAfterRemoval<E> {
  const ref = useRef<E>(null);
  const isDone = useRef(false);
  useEffect(() => {
    const section = ref.current?.closest('section');
    return () => {
      if (isDone.current) focusHeading(section);
    };
  }, []);
  return {
    ref,
    onDone: () => {
      isDone.current = true;
    },
  };
}

function focusHeading(section: Element | null | undefined): void {
  if (document.activeElement !== document.body) return;
  const ofSection = section?.isConnected ? section.querySelector<HTMLElement>('h2') : null;
  const heading = ofSection ?? document.querySelector<HTMLElement>('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
