import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import type { BoardSelection } from './board-selection.ts';

type Options = {
  selection: BoardSelection;
  search: RefObject<HTMLInputElement | null>;
  onHelp: () => void;
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type=checkbox]), select, textarea');

/** Handles the keyboard shortcuts of the board: see `shortcuts-dialog.tsx`. */
export function useBoardKeys({ selection, search, onHelp }: Options): void {
  const navigate = useNavigate();
  const act = useEffectEvent((key: string): boolean => {
    const { activeOrder } = selection;
    if (key === 'j' || key === 'ArrowDown') selection.step(1);
    else if (key === 'k' || key === 'ArrowUp') selection.step(-1);
    else if (key === 'x' && activeOrder) selection.toggle(activeOrder.uid);
    else if ((key === 'o' || key === 'Enter') && activeOrder)
      void navigate(paths.order(activeOrder.uid));
    else if (key === 'a') selection.toggleAll();
    else if (key === '/') search.current?.focus();
    else if (key === '?') onHelp();
    else if (key === 'Escape') selection.clear();
    else return false;
    return true;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isFind = (event.ctrlKey || event.metaKey) && event.key === 'k';
      if (isFind) {
        event.preventDefault();
        search.current?.focus();
        return;
      }
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      if (hasModifier || isTyping(event.target) || document.querySelector('[role=dialog]')) return;
      // Enter on a focused button or link activates that element.
      if (event.key === 'Enter' && event.target !== document.body) return;
      if (act(event.key)) event.preventDefault();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [search]);
}
