import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { mediaQuery, useStore } from '../../lib/create-store.ts';
import {
  autoplayEvery,
  isNear,
  rested,
  slideInView,
  slideTo,
  swiped,
  type Track,
} from './carousel-rules.ts';

const lessMotion = mediaQuery('(prefers-reduced-motion: reduce)');

/** True some time after the page came alive, when what is in view has been fetched. */
function useAtRest(): boolean {
  const [atRest, setAtRest] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setAtRest(true), autoplayEvery / 2);
    return () => clearTimeout(timer);
  }, []);
  return atRest;
}

/** A row of slides without ends that goes on by itself until someone reads, swipes or stops it. */
export function useCarousel(count: number) {
  const calm = useStore(lessMotion);
  const [track, setTrack] = useState<Track>({ at: 0, moving: false });
  const [stopped, setStopped] = useState(false);
  const [held, setHeld] = useState(false);
  const [drag, setDrag] = useState(0);
  const atRest = useAtRest();
  const start = useRef<{ x: number; width: number }>(undefined);

  const runs = count > 1 && !stopped && !held && !calm;
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => {
      if (!document.hidden) setTrack((now) => slideTo(rested(now, count).at + 1));
    }, autoplayEvery);
    return () => clearInterval(timer);
  }, [runs, count]);

  const release = () => {
    const { current } = start;
    start.current = undefined;
    setHeld(false);
    setDrag(0);
    const by = current ? swiped(drag, current.width) : 0;
    setTrack((now) => (calm ? rested(slideTo(now.at + by), count) : slideTo(now.at + by)));
  };
  return {
    inView: slideInView(track, count),
    isNear: (index: number) => isNear(index, slideInView(track, count), count, atRest),
    track,
    drag,
    calm,
    stopped,
    toggle: () => setStopped((is) => !is),
    goTo: (at: number) => {
      setStopped(true);
      setTrack(calm ? { at, moving: false } : slideTo(at));
    },
    settle: () => setTrack((now) => rested(now, count)),
    /** Reading stops it: the pointer over it, or the focus within. */
    hold: () => setHeld(true),
    letGo: () => {
      if (!start.current) setHeld(false);
    },
    swipe: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (count < 2 || event.pointerType === 'mouse') return;
        start.current = { x: event.clientX, width: event.currentTarget.clientWidth };
        setHeld(true);
        setTrack((now) => rested(now, count));
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (start.current) setDrag(event.clientX - start.current.x);
      },
      onPointerUp: release,
      onPointerCancel: release,
    },
  };
}
