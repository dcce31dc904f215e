import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useHydratedAfter } from '../lib/use-hydrated.ts';
import { wrapIndex } from './slider-rules.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

/** Tolerance in pixels, because scroll positions can be fractions of a pixel. */
const TOLERANCE = 2;

type Options = {
  count: number;
  /** Milliseconds that a slide takes when it is moved by a button or by itself. */
  duration: number;
  /** Whether the first slide follows the last. */
  isEndless?: boolean;
};

const widthOf = (element: HTMLElement): number => element.getBoundingClientRect().width || 1;

/** Index of the slot that is nearest to the scroll position. */
const slotAt = (element: HTMLElement): number => Math.round(element.scrollLeft / widthOf(element));

/** True if the scroll position is at a slot, not between two. */
const isStill = (element: HTMLElement): boolean =>
  Math.abs(element.scrollLeft - slotAt(element) * widthOf(element)) < TOLERANCE;

/** Animates the row from `shift` (pixels) back to its place, in `duration` milliseconds. */
const slideBack = (row: HTMLElement, shift: number, duration: number): Animation =>
  row.animate([{ transform: `translateX(${shift}px)` }, { transform: 'none' }], {
    duration,
    easing: getComputedStyle(row).getPropertyValue('--ease-glide'),
  });

/** The current horizontal translation of the row, in pixels. */
const shiftOf = (row: HTMLElement): number => new DOMMatrix(getComputedStyle(row).transform).m41;

/**
 * A row of full-width slides. Fingers, keys and touchpads scroll it, with or without scripts. `show`
 * scrolls to a slide at once and animates the row from its previous position, so that scroll position
 * and visible slide never contradict each other.
 */
export function useSlider({ count, duration, isEndless: isLoop = false }: Options) {
  const viewport = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const prefersReducedMotion = useReducedMotion();
  const [visibleIndex, setVisibleIndex] = useState(0);
  // The visitor may have swiped before hydration.
  const isHydrated = useHydratedAfter(() => onScroll());
  // Copies are added only after hydration: without scripts, the first slide must be the first of the row.
  const isEndless = isLoop && isHydrated && count > 1;
  /** Slot of the first slide: 1 if the row is rendered with copies, because a copy of the last slide comes first. */
  const firstSlot = () => ((row.current?.children.length ?? 0) > count ? 1 : 0);

  /** The slide that is being animated into view. */
  const sliding = useRef<{ index: number; animation: Animation }>(undefined);
  const settle = () => {
    // Cancel before snapping is enabled again: the browser snaps to where the animation shows the slide.
    sliding.current?.animation.cancel();
    sliding.current = undefined;
    viewport.current?.style.removeProperty('scroll-snap-type');
  };
  const scrollTo = (element: HTMLElement, index: number) => {
    element.scrollLeft = (index + firstSlot()) * widthOf(element);
  };

  /** Index of the slide that is shown or animated into view, even before `visibleIndex` is rendered. */
  const shownIndex = (): number =>
    sliding.current?.index ??
    wrapIndex((viewport.current ? slotAt(viewport.current) : 0) - firstSlot(), count);
  const onSlid = (index: number) => {
    settle();
    // A swipe that was still snapping into place may have scrolled the row elsewhere.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the copies are rendered
  useLayoutEffect(() => onCopies(), [isEndless]);

  /** Shows the slide `steps` further (back if negative), wrapping around, and animates in that direction. */
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
