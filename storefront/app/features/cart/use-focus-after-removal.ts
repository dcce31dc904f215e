import { type MouseEvent, useEffect, useRef } from 'react';

/**
 * Moves the focus after a line is removed together with its focused button: to the next line's
 * button, else the previous one's. Spread the result on the list element; each item holds one
 * `[data-remove]` button.
 */
export function useFocusAfterRemoval(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const removedIndex = useRef(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the number of lines changes
  useEffect(() => {
    const index = removedIndex.current;
    removedIndex.current = -1;
    if (index < 0 || document.activeElement?.matches('button, a, input')) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    buttons[Math.min(index, buttons.length - 1)]?.focus();
  }, [count]);
  const onClickCapture = ({ target }: MouseEvent) => {
    const item = target instanceof Element && target.closest('li');
    removedIndex.current = item ? [...(list.current?.children ?? [])].indexOf(item) : -1;
  };
  return { ref: list, onClickCapture };
}
