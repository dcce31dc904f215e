import { type MouseEvent, useEffect, useRef } from 'react';

/**
 * Removing a line takes the button that was pressed away with it: the focus goes to the line that
 * moves up, else to the one above. Spread the answer on the list, whose items hold one
 * `[data-remove]` button each.
 */
export function useFocusAfterRemoval(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const removedIndex = useRef(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a line has come or gone
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
