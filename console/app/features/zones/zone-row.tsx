import { useLingui } from '@lingui/react/macro';
import type { StaffZone } from '@sabuja/contract';
import { formatRupeesShort } from '@sabuja/kit';
import { Badge } from '@sabuja/ui/badge.tsx';
import { Button } from '@sabuja/ui/button.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { useState } from 'react';
import { useChangeFailed } from '../../lib/use-change-failed.ts';
import { useSetClosed } from './zones-query.ts';

const ZoneDialog = lazyDialog(async () => (await import('./zone-dialog.tsx')).ZoneDialog);
const ConfirmDialog = lazyDialog(
  async () => (await import('@sabuja/ui/confirm-dialog.tsx')).ConfirmDialog,
);

/** A zone with its delivery costs and pincodes. */
export function ZoneRow({ zone }: { zone: StaffZone }) {
  const { t } = useLingui();
  const changeFailed = useChangeFailed();
  const [open, setOpen] = useState<'edit' | 'close'>();
  const save = useSetClosed(zone.zone_id);
  const { name, is_closed, pincodes, polygon } = zone;
  const served = [
    ...pincodes.map(({ pincode, place }) => `${pincode} ${place}`),
    ...(polygon ? [t`an area on the map`] : []),
  ];
  const close = () => setOpen(undefined);
  const setClosed = (closed: boolean) =>
    save.mutate(closed, {
      onError: changeFailed,
      onSettled: close,
    });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          {is_closed && <Badge tone="chilli">{t`Closed`}</Badge>}
        </p>
        <Terms zone={zone} />
        <p className="text-sm text-muted">
          {served.length === 0 ? t`No pincodes yet: nobody is delivered to.` : served.join(' · ')}
        </p>
      </div>
      <div className="flex gap-2">
        <Button
          variant="outline"
          size="sm"
          aria-label={t`Change ${name}`}
          onClick={() => setOpen('edit')}
        >
          {t`Change`}
        </Button>
        {is_closed ? (
          <Button
            size="sm"
            aria-label={t`Open ${name}`}
            busy={save.isPending}
            onClick={() => setClosed(false)}
          >
            {t`Open`}
          </Button>
        ) : (
          <Button
            variant="outline"
            size="sm"
            aria-label={t`Close ${name}`}
            onClick={() => setOpen('close')}
          >
            {t`Close`}
          </Button>
        )}
      </div>
      <ZoneDialog open={open === 'edit'} onClose={close} zone={zone} />
      <ConfirmDialog
        open={open === 'close'}
        onClose={close}
        title={t`Close ${name}?`}
        description={t`Nobody in it can order any more. Orders that are placed stay.`}
        confirm={t`Close it`}
        busy={save.isPending}
        onConfirm={() => setClosed(true)}
      />
    </li>
  );
}

function Terms({ zone: { fee, free_above, minimum } }: { zone: StaffZone }) {
  const { t } = useLingui();
  const amount = formatRupeesShort(fee);
  const free = free_above === null ? '' : formatRupeesShort(free_above);
  const lowest = minimum === null ? '' : formatRupeesShort(minimum);
  return (
    <p className="tabular text-sm">
      {[
        fee === 0 ? t`Free delivery` : t`Fee ${amount}`,
        free && t`free above ${free}`,
        lowest && t`minimum ${lowest}`,
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
  );
}
