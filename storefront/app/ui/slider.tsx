import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { isCopy, slotsOf } from './slider-rules.ts';
import type { SliderControl } from './use-slider.ts';

type SliderProps = Omit<ComponentProps<'div'>, 'children' | 'ref' | 'onScroll'> & {
  slider: SliderControl;
  count: number;
  /** Renders a slide; a hidden one is out of view, or a copy at an end of the row. */
  renderSlide: (index: number, isHidden: boolean) => ReactNode;
};

/** Row of full-width slides, without the buttons that select one. */
export function Slider({ slider, count, renderSlide, className, ...rest }: SliderProps) {
  const { isEndless, visibleIndex } = slider;
  const slots = slotsOf(count, isEndless);
  return (
    <div
      {...rest}
      {...slider.viewportProps}
      className={clsx(
        // Whole pixels: browsers do not scroll to fractions, so a line of the next slide would be visible.
        'strip w-[round(down,100%,1px)] snap-x snap-mandatory overflow-y-hidden',
        className,
      )}
    >
      <div {...slider.rowProps} className="flex h-full">
        {slots.map((index, slot) => {
          const copies = isCopy(slot, slots.length, isEndless);
          return (
            <div key={copies ? `copy of ${index}` : index} className="slide">
              {renderSlide(index, copies || index !== visibleIndex)}
            </div>
          );
        })}
      </div>
    </div>
  );
}
