import { useLingui } from '@lingui/react/macro';
import clsx from 'clsx';

/**
 * The statutory marks: a filled green circle in a green square, a filled brown triangle in a
 * brown square, with a text alternative.
 */
export function VegMark({ veg, className = 'size-4.5' }: { veg: boolean; className?: string }) {
  const { t } = useLingui();
  return (
    <svg
      viewBox="0 0 20 20"
      role="img"
      aria-label={veg ? t`Vegetarian` : t`Non-vegetarian`}
      className={clsx('veg-mark', veg ? 'text-veg' : 'text-nonveg', className)}
    >
      <rect
        x="1"
        y="1"
        width="18"
        height="18"
        rx="2"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      />
      {veg ? (
        <circle cx="10" cy="10" r="5" fill="currentColor" />
      ) : (
        <path d="M10 4.6 15.6 14.6H4.4Z" fill="currentColor" />
      )}
    </svg>
  );
}
