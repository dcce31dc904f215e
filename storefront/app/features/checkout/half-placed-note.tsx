import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import type { HalfPlaced } from './use-place-order.ts';

/** Says which order stands when the other one failed. */
export function HalfPlacedNote({ half }: { half: HalfPlaced }) {
  const { t } = useLingui();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    note.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div
      ref={note}
      role="alert"
      className="rounded-card border border-chilli-line bg-chilli-soft p-4"
    >
      <p className="font-[600]">{half.message}</p>
      <Link
        to={paths.orderSummary(half.order.uid)}
        className="inline-flex min-h-11 items-center font-[650] text-leaf underline"
      >
        {t`See the placed order`}
      </Link>
    </div>
  );
}
