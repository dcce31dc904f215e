import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';
import { firstBelow, keepPlace, takePlace } from './reading-place.ts';

/** The top bar hides what is above this. */
const underBar = 60;

/** False once a list of this document has been shown: later ones are restored by the router. */
let isNewDocument = true;

/**
 * Keeps one's place in a list over a reload, also that of a phone which had let the page go. The
 * router remembers pixels from the top, but the new document begins at the page of the address.
 */
export function useReadingPlace(list: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each document
  useEffect(() => {
    const place = isNewDocument ? takePlace(() => sessionStorage, key) : undefined;
    isNewDocument = false;
    const card = place && document.getElementById(place.card);
    if (card) window.scrollBy(0, card.getBoundingClientRect().top - place.top);
  }, []);
  useEffect(() => {
    const keep = () => {
      const cards = [...(list.current?.querySelectorAll('article') ?? [])].map((card) => {
        const { top, bottom } = card.getBoundingClientRect();
        return { id: card.id, top, bottom };
      });
      const first = window.scrollY > 0 ? firstBelow(cards, underBar) : undefined;
      if (first) keepPlace(() => sessionStorage, { key, card: first.id, top: first.top });
    };
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [key, list]);
}
