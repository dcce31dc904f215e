import { useLingui } from '@lingui/react/macro';
import type { Stop } from '@sabuja/contract';
import { formatRupees } from '@sabuja/kit';
import { Card } from '@sabuja/ui/card.tsx';

type Props = { stops: readonly Stop[]; onChoose: (uid: string) => void };

/** The other stops, in sequence; a tap goes to one of them first. */
export function NextStops({ stops, onChoose }: Props) {
  const { t } = useLingui();
  if (stops.length === 0) return null;
  return (
    <section aria-label={t`Next stops`} className="grid gap-2">
      <h2 className="text-base font-bold">{t`Next stops`}</h2>
      <Card as="ol" divided className="overflow-hidden">
        {stops.map((stop) => (
          <li key={stop.uid}>
            <button
              type="button"
              onClick={() => {
                onChoose(stop.uid);
                scrollTo({ top: 0 });
              }}
              className="flex min-h-16 w-full items-center gap-3 px-4 py-2 text-left hover:bg-leaf-soft"
            >
              <span className="min-w-0 flex-1">
                <span className="block font-bold">{stop.deliver_to}</span>
                <span className="block truncate text-muted">{stop.address}</span>
              </span>
              <span className="tabular shrink-0 font-semibold">
                {stop.to_collect > 0 ? formatRupees(stop.to_collect) : t`Paid`}
              </span>
            </button>
          </li>
        ))}
      </Card>
    </section>
  );
}
