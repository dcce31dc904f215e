import { useLingui } from '@lingui/react/macro';
import { formatRupees } from '@sabuja/kit';

/** The difference between counted and expected cash as text; `difference` is in rupees. */
export function DifferenceText({ difference }: { difference: number | undefined }) {
  const { t } = useLingui();
  const amount = formatRupees(Math.abs(difference ?? 0));
  const text =
    difference === undefined
      ? ''
      : difference === 0
        ? t`It matches.`
        : difference < 0
          ? t`${amount} too little`
          : t`${amount} too much`;
  return (
    <p
      role="status"
      className={`tabular min-h-6 font-semibold ${difference ? 'text-chilli' : 'text-leaf'}`}
    >
      {text}
    </p>
  );
}
