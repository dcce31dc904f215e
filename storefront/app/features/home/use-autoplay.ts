import { mediaQuery, useStore } from '@sabuja/ui/lib/create-store.ts';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import {
  AUTOPLAY_INTERVAL,
  settlePosition,
  shouldLoadPicture,
  slidesSwiped,
  slideTo,
  type TrackPosition,
  visibleSlide,
} from './carousel-rules.ts';

const REDUCED_MOTION_QUERY = mediaQuery('(prefers-reduced-motion: reduce)');

/** True some time after hydration, when visible content has been loaded. */
function usePageIdle(): boolean {
  const [isPageIdle, setIsPageIdle] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsPageIdle(true), AUTOPLAY_INTERVAL / 2);
    return () => clearTimeout(timer);
  }, []);
  return isPageIdle;
}

/** State of an endless carousel that advances by itself until it is paused, swiped or stopped. */
export function useCarousel(count: number) {
  const prefersReducedMotion = useStore(REDUCED_MOTION_QUERY);
  const [track, setTrack] = useState<TrackPosition>({ index: 0, isAnimating: false });
  const [isStopped, setIsStopped] = useState(false);
  const [isPaused, setIsPaused] = useState(false);
  const [dragOffset, setDragOffset] = useState(0);
  const isPageIdle = usePageIdle();
  const swipeStart = useRef<{ x: number; width: number }>(undefined);

  const isAutoplaying = count > 1 && !isStopped && !isPaused && !prefersReducedMotion;
  useEffect(() => {
    if (!isAutoplaying) return;
    const timer = setInterval(() => {
      if (!document.hidden)
        setTrack((current) => slideTo(settlePosition(current, count).index + 1));
    }, AUTOPLAY_INTERVAL);
    return () => clearInterval(timer);
  }, [isAutoplaying, count]);

  const endSwipe = () => {
    const { current } = swipeStart;
    swipeStart.current = undefined;
    setIsPaused(false);
    setDragOffset(0);
    const steps = current ? slidesSwiped(dragOffset, current.width) : 0;
    setTrack((current) =>
      prefersReducedMotion
        ? settlePosition(slideTo(current.index + steps), count)
        : slideTo(current.index + steps),
    );
  };
  return {
    visibleIndex: visibleSlide(track, count),
    isPictureWanted: (index: number) =>
      shouldLoadPicture(index, visibleSlide(track, count), count, isPageIdle),
    track,
    dragOffset,
    prefersReducedMotion,
    isStopped,
    toggle: () => setIsStopped((wasStopped) => !wasStopped),
    goTo: (index: number) => {
      setIsStopped(true);
      setTrack(prefersReducedMotion ? { index, isAnimating: false } : slideTo(index));
    },
    settle: () => setTrack((current) => settlePosition(current, count)),
    /** Pauses while hovered or focused. */
    pause: () => setIsPaused(true),
    resume: () => {
      if (!swipeStart.current) setIsPaused(false);
    },
    swipe: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (count < 2 || event.pointerType === 'mouse') return;
        swipeStart.current = { x: event.clientX, width: event.currentTarget.clientWidth };
        setIsPaused(true);
        setTrack((current) => settlePosition(current, count));
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (swipeStart.current) setDragOffset(event.clientX - swipeStart.current.x);
      },
      onPointerUp: endSwipe,
      onPointerCancel: endSwipe,
    },
  };
}
