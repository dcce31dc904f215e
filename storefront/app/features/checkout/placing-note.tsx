import { useLingui } from '@lingui/react/macro';
import type { Department, FreeSlot } from '@sabuja/contract';
import { formatIstDay } from '@sabuja/kit';
import clsx from 'clsx';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { errorMessage } from '../../lib/api-error.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import type { DeliveryChoice } from './checkout-form.ts';
import { openParts, type Placing, placedParts } from './placing.ts';
import type { Trouble } from './placing-store.ts';
import { placingWords } from './placing-words.ts';
import { offeredSlot } from './slot-offer.ts';
import type { PlacingView } from './use-placing.ts';

export type PlacingNoteProps = {
  view: PlacingView;
  onTakeSlot?: (department: Department, choice: DeliveryChoice) => void;
};

/** What stands and what does not, and what can be done about it; nothing when all is as it was. */
export function PlacingNote({ view, onTakeSlot }: PlacingNoteProps) {
  const { t } = useLingui();
  const { placing, trouble, unsure, busy } = view;
  const failed = t`Failed to place orders. Please try again.`;
  const reason = trouble && errorMessage(trouble.error, failed);
  const words = placing && !busy ? placingWords(placing, reason) : [];
  const note = useScrollTo(words.map(({ id }) => id).join());
  if (placing === undefined || words.length === 0) return null;
  const offer = trouble && offeredSlot(trouble.error);
  return (
    <div
      ref={note}
      role="alert"
      className={clsx(
        'grid justify-items-start gap-2 rounded-card border p-4',
        unsure
          ? 'border-haldi bg-haldi-soft text-haldi-text'
          : 'border-chilli-line bg-chilli-soft text-chilli',
      )}
    >
      {words.map((text, index) => {
        const stands = index < placedParts(placing).length;
        return (
          <p key={text.id} className={clsx('flex gap-2.5 font-[600]', stands && 'text-ink')}>
            {stands ? (
              <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-leaf" />
            ) : (
              <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            )}
            {t(text)}
          </p>
        );
      })}
      {unsure && <Looking unsure={unsure} />}
      {trouble && offer && onTakeSlot && (
        <TakeSlot trouble={trouble} offer={offer} onTake={onTakeSlot} />
      )}
      <PlacedLink placing={placing} />
    </div>
  );
}

function Looking({ unsure }: { unsure: NonNullable<PlacingView['unsure']> }) {
  const { t } = useLingui();
  if (unsure.looking) return <p>{t`We are looking now.`}</p>;
  return (
    <>
      <p>{t`We look again as soon as there is a connection. Nothing is ordered twice.`}</p>
      <Button variant="outline" size="sm" onClick={unsure.look}>
        {t`Look again`}
      </Button>
    </>
  );
}

function TakeSlot(props: {
  trouble: Trouble;
  offer: FreeSlot;
  onTake: NonNullable<PlacingNoteProps['onTakeSlot']>;
}) {
  const { t } = useLingui();
  const { date, slot_id: slotId, name } = props.offer;
  const day = formatIstDay(date);
  return (
    <Button
      variant="outline"
      size="sm"
      onClick={() => props.onTake(props.trouble.department, { date, slotId })}
    >
      {t`Take ${name} on ${day}`}
    </Button>
  );
}

function PlacedLink({ placing }: { placing: Placing }) {
  const { t } = useLingui();
  const [placed] = placedParts(placing);
  if (placed === undefined || openParts(placing).length === 0) return null;
  return (
    <Link
      to={paths.orderSummary(placed.uid)}
      className="inline-flex min-h-11 items-center font-[650] text-leaf underline underline-offset-3"
    >
      {t`See the placed order`}
    </Link>
  );
}

/** Brings what is new to tell into view. */
function useScrollTo(news: string) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (news !== '') box.current?.scrollIntoView({ block: 'center' });
  }, [news]);
  return box;
}
