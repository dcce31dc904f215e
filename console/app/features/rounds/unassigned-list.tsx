import { useLingui } from '@lingui/react/macro';
import type { Parcel } from '@sabuja/contract';
import { formatIstDay } from '@sabuja/kit';
import { Button } from '@sabuja/ui/button.tsx';
import { Card } from '@sabuja/ui/card.tsx';
import { EmptyState } from '@sabuja/ui/empty-state.tsx';
import { PackageCheck } from 'lucide-react';
import { groupParcels, type ParcelGroup } from './group-parcels.ts';
import { ParcelLine } from './parcel-line.tsx';

type Props = {
  parcels: readonly Parcel[];
  selected: readonly Parcel[];
  onSelect: (parcels: readonly Parcel[]) => void;
  onCreate: () => void;
};

/** The packed orders that are in no round, by slot and zone; selected ones can be made a round. */
export function UnassignedList({ parcels, selected, onSelect, onCreate }: Props) {
  const { t } = useLingui();
  const count = selected.length;
  return (
    <section aria-label={t`Not in a round`} className="grid min-w-0 grid-cols-1 gap-3">
      <h2 className="text-base font-bold">
        {t`Not in a round`} <span className="tabular text-muted">{parcels.length}</span>
      </h2>
      {parcels.length === 0 && (
        <Card>
          <EmptyState icon={<PackageCheck />} title={t`Every packed order is in a round.`} />
        </Card>
      )}
      {groupParcels(parcels).map((group) => (
        <Group key={group.key} group={group} selected={selected} onSelect={onSelect} />
      ))}
      {count > 0 && (
        <div className="sticky bottom-3 z-20 flex flex-wrap items-center gap-2 rounded-card bg-ink p-3 text-paper shadow-float">
          <p className="tabular mr-auto font-bold">{t`Selected: ${count}`}</p>
          <Button onClick={onCreate}>{t`Make a round`}</Button>
          <Button variant="soft" onClick={() => onSelect([])}>
            {t`Clear`}
          </Button>
        </div>
      )}
    </section>
  );
}

type GroupProps = Pick<Props, 'selected' | 'onSelect'> & { group: ParcelGroup };

function Group({ group, selected, onSelect }: GroupProps) {
  const { t } = useLingui();
  const { parcels, slot } = group;
  const day = formatIstDay(group.date);
  const isSelected = ({ uid }: Parcel) => selected.some((each) => each.uid === uid);
  const others = selected.filter(({ uid }) => !parcels.some((each) => each.uid === uid));
  const isAll = parcels.every(isSelected);
  const toggle = (parcel: Parcel) =>
    onSelect(
      isSelected(parcel) ? selected.filter(({ uid }) => uid !== parcel.uid) : [...selected, parcel],
    );
  return (
    <Card as="fieldset" className="min-w-0 overflow-hidden">
      <legend className="sr-only">{`${day}, ${slot}`}</legend>
      <label className="flex min-h-touch items-center gap-3 border-b border-line bg-sunk px-3 font-semibold">
        <input
          type="checkbox"
          checked={isAll}
          onChange={() => onSelect(isAll ? others : [...others, ...parcels])}
          aria-label={t`All of ${day}, ${slot}`}
          className="size-4.5 accent-leaf"
        />
        <span className="mr-auto">{slot}</span>
        <span className="text-sm text-muted">{day}</span>
      </label>
      <ul className="divide-y divide-line">
        {parcels.map((parcel) => (
          <li key={parcel.uid}>
            <label className="flex min-h-touch cursor-pointer items-center gap-3 px-3 py-1.5 hover:bg-leaf-soft">
              <input
                type="checkbox"
                checked={isSelected(parcel)}
                onChange={() => toggle(parcel)}
                className="size-4.5 shrink-0 accent-leaf"
              />
              <ParcelLine parcel={parcel} />
            </label>
          </li>
        ))}
      </ul>
    </Card>
  );
}
