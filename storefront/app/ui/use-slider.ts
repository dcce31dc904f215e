import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useHydratedAfter } from '../lib/use-hydrated.ts';
import { wrapIndex } from './slider-rules.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

/** Browsers scroll to fractions of a pixel. */
const TOLERANCE = 2;

type Options = {
  count: number;
  /** Milliseconds that a slide takes when it is moved by a button or by itself. */
  duration: number;
  /** Whether the first slide follows the last. */
  isEndless?: boolean;
};

const widthOf = (element: HTMLElement): number => element.getBoundingClientRect().width || 1;

/** The place in the row that is nearest to what is shown. */
const slotAt = (element: HTMLElement): number => Math.round(element.scrollLeft / widthOf(element));

/** Whether it is not between two places. */
const isStill = (element: HTMLElement): boolean =>
  Math.abs(element.scrollLeft - slotAt(element) * widthOf(element)) < TOLERANCE;

/** Lets a row slide back from where it was moved to, in pixels and milliseconds. */
const slideBack = (row: HTMLElement, shift: number, duration: number): Animation =>
  row.animate([{ transform: `translateX(${shift}px)` }, { transform: 'none' }], {
    duration,
    easing: getComputedStyle(row).getPropertyValue('--ease-glide'),
  });

/** How far the row is moved at this moment, in pixels. */
const shiftOf = (row: HTMLElement): number => new DOMMatrix(getComputedStyle(row).transform).m41;

/**
 * A row of slides of full width. Fingers, keys and touchpads scroll it, with or without scripts; a
 * slide shown by `show` is scrolled to at once, and the row is moved back and slides from there, so
 * that scroll position and slide never contradict each other.
 */
export function useSlider({ count, duration, isEndless: isLoop = false }: Options) {
  const viewport = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const prefersReducedMotion = useReducedMotion();
  const [visibleIndex, setVisibleIndex] = useState(0);
  // It may have been swiped before.
  const isHydrated = useHydratedAfter(() => onScroll());
  // Until then the first slide is the first of the row, where it is seen without a script.
  const isEndless = isLoop && isHydrated && count > 1;
  /** The place of the first slide: a row that has its copies already begins with one of the last. */
  const firstSlot = () => ((row.current?.children.length ?? 0) > count ? 1 : 0);

  /** The slide that is sliding in. */
  const sliding = useRef<{ index: number; animation: Animation }>(undefined);
  const settle = () => {
    // Before snapping: a slide is snapped to where the animation shows it.
    sliding.current?.animation.cancel();
    sliding.current = undefined;
    viewport.current?.style.removeProperty('scroll-snap-type');
  };
  const scrollTo = (element: HTMLElement, index: number) => {
    element.scrollLeft = (index + firstSlot()) * widthOf(element);
  };

  /** The slide that is shown or slides in, also before it is rendered as such. */
  const shownIndex = (): number =>
    sliding.current?.index ??
    wrapIndex((viewport.current ? slotAt(viewport.current) : 0) - firstSlot(), count);
  const onSlid = (index: number) => {
    settle();
    // A swipe that was still snapping into place may have scrolled back to its own end.
    if (viewport.current) scrollTo(viewport.current, index);
  };

  const onScroll = () => {
    const { current: element } = viewport;
    if (!element) return;
    const place = slotAt(element) - firstSlot();
    const index = wrapIndex(place, count);
    setVisibleIndex(index);
    const isAtCopy = place !== index;
    if (isAtCopy && isStill(element)) scrollTo(element, index);
  };
  const onCopies = useEffectEvent(() => {
    if (viewport.current && isEndless) scrollTo(viewport.current, visibleIndex);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the copies have come
  useLayoutEffect(() => onCopies(), [isEndless]);

  /** Shows the slide so many places further, by the shortest way through the row. */
  const move = (steps: number) => {
    const { current: element } = viewport;
    const { current: slides } = row;
    if (!element || !slides) return;
    const index = wrapIndex(shownIndex() + steps, count);
    const shift = steps * widthOf(element) + shiftOf(slides);
    settle();
    setVisibleIndex(index);
    if (!prefersReducedMotion && shift !== 0) element.style.scrollSnapType = 'none';
    scrollTo(element, index);
    if (prefersReducedMotion || shift === 0) return;
    const animation = slideBack(slides, shift, duration);
    animation.onfinish = () => onSlid(index);
    sliding.current = { index, animation };
  };
  return {
    visibleIndex,
    prefersReducedMotion,
    isEndless,
    move,
    /** As `move`, but not beyond the first and the last slide. */
    step: (steps: number) => {
      const next = shownIndex() + steps;
      if (next >= 0 && next < count) move(steps);
    },
    show: (index: number) => move(index - shownIndex()),
    viewportProps: { ref: viewport, onScroll, onTouchStart: settle },
    rowProps: { ref: row },
  };
}

export type SliderControl = ReturnType<typeof useSlider>;
