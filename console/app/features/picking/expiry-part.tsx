import { useLingui } from '@lingui/react/macro';
import type { PickingLine } from '@sabuja/contract';
import { formatIstDay } from '@sabuja/kit';
import { Alert } from '@sabuja/ui/alert.tsx';
import { CalendarClock } from 'lucide-react';

/** The recorded expiry date of a line's packs, to compare with the date printed on them. */
export function ExpiryPart({ part }: { part: NonNullable<PickingLine['expiring']>[number] }) {
  const { t } = useLingui();
  const day = formatIstDay(part.expires_on);
  const { name, batch } = part;
  if (part.is_over) {
    return (
      <Alert tone="chilli" size="sm" className="mt-1">
        {t`${name} is good until ${day} only: take packs with a later date, or mark them as damaged.`}
      </Alert>
    );
  }
  return (
    <p className="flex items-center gap-1.5 text-sm text-muted">
      <CalendarClock aria-hidden="true" className="size-4 shrink-0" />
      {t`Good until ${day}`}
      {batch && ` · ${batch}`}
    </p>
  );
}
