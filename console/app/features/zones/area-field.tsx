import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { StaffZone } from '@sabuja/contract';
import type { LatLng } from '@sabuja/contract/rules/polygon';
import { Button } from '@sabuja/ui/button.tsx';
import { lazyComponent } from '@sabuja/ui/lazy-component.tsx';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import { TextArea } from '@sabuja/ui/text-area.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { DraftFields } from '../../lib/use-draft-form.ts';
import { type AreaFault, cornerLimits, cornersOf, readArea, toAreaLines } from './area-lines.ts';
import { addCorner } from './corners.ts';
import type { ZoneField } from './zone-draft.ts';
import { mapQuery, zonesQuery } from './zones-query.ts';

const ZoneMap = lazyComponent(async () => (await import('./zone-map.tsx')).ZoneMap, {
  Fallback: () => <Skeleton className="h-72 sm:h-96" />,
});

type Props = {
  form: Pick<DraftFields<ZoneField>, 'draft' | 'set' | 'bind'>;
  zone: StaffZone | undefined;
  /** Why the area cannot be saved as it is. */
  fault: AreaFault | undefined;
};

/** The area of a zone: drawn on the shop's map where it has one, and as lines of latitude and longitude. */
export function AreaField({ form, zone, fault }: Props) {
  const { t } = useLingui();
  const { data: map } = useQuery(mapQuery);
  const [isMapBroken, setIsMapBroken] = useState(false);
  const style = map?.style_url;
  const field = form.bind('polygon');
  return (
    <div className="grid gap-3">
      {style && !isMapBroken && (
        <DrawnArea {...{ form, zone, style }} onMapError={() => setIsMapBroken(true)} />
      )}
      <TextArea
        {...field}
        rows={4}
        spellCheck={false}
        hint={t`For addresses whose pincode is in no zone: their pin decides. One corner on each line: latitude, longitude. Empty: no area.`}
        error={fault ? t(describeFault(fault)) : field.error}
      />
      {map && !style && (
        <p className="text-sm text-muted">
          {t`To draw it on a map, set MAP_STYLE_URL in the settings of the server.`}
        </p>
      )}
      {isMapBroken && (
        <p role="status" className="text-sm font-medium text-chilli">
          {t`The map could not be shown. The lines work without it.`}
        </p>
      )}
    </div>
  );
}

function describeFault(fault: AreaFault): MessageDescriptor {
  const { least, most } = cornerLimits;
  if (fault.fault === 'COUNT') return msg`An area has ${least} to ${most} corners.`;
  const { line, text } = fault;
  return {
    UNREADABLE: msg`Line ${line} is no latitude and longitude: ${text}`,
    OUTSIDE: msg`Line ${line} is not in India: ${text}. The latitude comes first.`,
    CROSSES: msg`The border meets itself at line ${line}: ${text}`,
  }[fault.fault];
}

type DrawnProps = Pick<Props, 'form' | 'zone'> & { style: string; onMapError: () => void };

function DrawnArea({ form, zone, style, onMapError }: DrawnProps) {
  const { t } = useLingui();
  const { data } = useQuery(zonesQuery);
  const [past, setPast] = useState<string[]>([]);
  const [selected, setSelected] = useState<number>();
  const text = form.draft.polygon;
  const corners = useMemo(() => readArea(text).corners, [text]);
  const others = useMemo(
    () => (data?.results ?? []).filter((each) => each.zone_id !== zone?.zone_id && !each.is_closed),
    [data, zone],
  );
  const rings = useMemo(
    () => others.flatMap(({ polygon }) => (polygon ? [polygon] : [])),
    [others],
  );
  const change = (next: readonly LatLng[]) => {
    setPast([...past, text]);
    setSelected(undefined);
    form.set('polygon', toAreaLines(next));
  };
  const remove = (index: number) => change(corners.toSpliced(index, 1));
  const undo = () => {
    form.set('polygon', past.at(-1) ?? '');
    setPast(past.slice(0, -1));
    setSelected(undefined);
  };
  return (
    <div className="grid gap-2">
      <ZoneMap
        {...{ style, corners, selected, onMapError }}
        others={rings}
        start={startOf(zone, others)}
        onAdd={(corner) => change(addCorner(corners, corner))}
        onMove={(index, corner) => change(corners.with(index, corner))}
        onSelect={setSelected}
        onRemove={remove}
      />
      <p className="text-sm text-muted">
        {t`Click to add a corner, drag to move it. Grey: the areas of other zones.`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" disabled={past.length === 0} onClick={undo}>
          {t`Undo`}
        </Button>
        <Button
          variant="outline"
          size="sm"
          disabled={selected === undefined}
          onClick={() => selected !== undefined && remove(selected)}
        >
          {t`Remove corner`}
        </Button>
        <Button
          variant="outline"
          size="sm"
          disabled={corners.length === 0}
          onClick={() => change([])}
        >
          {t`Clear area`}
        </Button>
      </div>
    </div>
  );
}

/** Points that the map shows at first: the zone's pincodes, else the pincodes and areas of the other zones. */
const startOf = (zone: StaffZone | undefined, others: readonly StaffZone[]): LatLng[] =>
  zone && zone.pincodes.length > 0
    ? zone.pincodes
    : others.flatMap(({ pincodes, polygon }) => [...pincodes, ...cornersOf(polygon)]);
