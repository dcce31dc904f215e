import { type Milliseconds, seconds } from '@sabuja/kit';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { PAGE_START_ATTRIBUTE } from './item.ts';
import { findVisiblePage } from './listing-pages.ts';

/** How long scrolling must pause before the URL is updated. */
const SCROLL_IDLE_DELAY: Milliseconds = seconds(0.15);
/** A page counts as visible when its start is above this share of the window's height. */
const READING_LINE = 0.4;

export const firstCardOfPage = (listRef: HTMLElement | null, page: number) =>
  listRef?.querySelector<HTMLElement>(`[${PAGE_START_ATTRIBUTE}="${page}"]`);

const pageStartsIn = (listRef: HTMLElement | null) =>
  [...(listRef?.querySelectorAll(`[${PAGE_START_ATTRIBUTE}]`) ?? [])].map((card) => ({
    page: Number(card.getAttribute(PAGE_START_ATTRIBUTE)),
    top: card.getBoundingClientRect().top,
  }));

/** Calls `onPageChange` with the visible page whenever it differs from the `page` in the URL. */
export function useSyncPageUrl(
  listRef: RefObject<HTMLElement | null>,
  page: number,
  onPageChange: (page: number) => void,
): void {
  const syncPage = useEffectEvent(() => {
    const visiblePage = findVisiblePage(
      pageStartsIn(listRef.current),
      window.innerHeight * READING_LINE,
    );
    if (visiblePage !== undefined && visiblePage !== page) onPageChange(visiblePage);
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(() => syncPage(), SCROLL_IDLE_DELAY);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
    };
  }, []);
}
