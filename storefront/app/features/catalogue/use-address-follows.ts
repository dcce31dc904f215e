import { type Milliseconds, seconds } from '@sabuja/kit';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { beginsPage } from './item.ts';
import { readPage } from './listing.ts';

/** How long scrolling must rest before the address follows. */
const rest: Milliseconds = seconds(0.15);
/** A page is read once its beginning has come this far up the window. */
const readingLine = 0.4;

/** The first card of a page in a list. */
export const beginningOfPage = (list: HTMLElement | null, page: number) =>
  list?.querySelector<HTMLElement>(`[${beginsPage}="${page}"]`);

const beginningsIn = (list: HTMLElement | null) =>
  [...(list?.querySelectorAll(`[${beginsPage}]`) ?? [])].map((card) => ({
    page: Number(card.getAttribute(beginsPage)),
    top: card.getBoundingClientRect().top,
  }));

/** Calls `follow` with the page that is being read whenever it is another than the address's `page`. */
export function useAddressFollows(
  list: RefObject<HTMLElement | null>,
  page: number,
  follow: (page: number) => void,
): void {
  const settle = useEffectEvent(() => {
    const read = readPage(beginningsIn(list.current), window.innerHeight * readingLine);
    if (read !== undefined && read !== page) follow(read);
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(() => settle(), rest);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
    };
  }, []);
}
