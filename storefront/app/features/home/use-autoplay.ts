import { type PointerEvent, useEffect, useEffectEvent, useState } from 'react';
import { AUTOPLAY_INTERVAL } from './carousel-rules.ts';

/** Calls `advance` at every interval until stopped, but not while paused or while the page is hidden. */
export function useAutoplay(isAllowed: boolean, advance: () => void) {
  const [isStopped, setIsStopped] = useState(false);
  const [isPaused, setIsPaused] = useState(false);
  const onInterval = useEffectEvent(() => {
    if (!document.hidden) advance();
  });
  const isPlaying = isAllowed && !isStopped && !isPaused;
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(onInterval, AUTOPLAY_INTERVAL);
    return () => clearInterval(timer);
  }, [isPlaying]);
  const pause = () => setIsPaused(true);
  const resume = () => setIsPaused(false);
  return {
    isStopped,
    stop: () => setIsStopped(true),
    toggle: () => setIsStopped((wasStopped) => !wasStopped),
    /** Pauses while hovered, focused or touched. */
    pauseProps: {
      onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && pause(),
      onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && resume(),
      onFocus: pause,
      onBlur: resume,
      onTouchStart: pause,
      onTouchEnd: resume,
      onTouchCancel: resume,
    },
  };
}

/** True half an autoplay interval after hydration, when the visible content should be loaded. */
export function usePageIdle(): boolean {
  const [isPageIdle, setIsPageIdle] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsPageIdle(true), AUTOPLAY_INTERVAL / 2);
    return () => clearTimeout(timer);
  }, []);
  return isPageIdle;
}
