import { useLingui } from '@lingui/react/macro';
import type { PrivacyRequest } from '@sabuja/contract';
import { formatIstDate, formatIstDay } from '@sabuja/kit';
import { Badge } from '@sabuja/ui/badge.tsx';
import { stateLabels } from './privacy-labels.ts';

/** Badge with the state of a request. */
export function StateTag({ state }: Pick<PrivacyRequest, 'state'>) {
  const { i18n } = useLingui();
  const { text, tone } = stateLabels[state];
  return <Badge tone={tone}>{i18n._(text)}</Badge>;
}

/** The due date of a request, marked when overdue, or the date on which it was closed. */
export function DueText({ request }: { request: PrivacyRequest }) {
  const { t } = useLingui();
  const { is_overdue, due_on, closed_at } = request;
  if (closed_at !== null)
    return <span className="text-muted">{t`Closed on ${formatIstDate(new Date(closed_at))}`}</span>;
  const day = formatIstDay(due_on);
  return is_overdue ? (
    <span className="font-semibold text-chilli">
      {t`Overdue`} · {t`should have been answered by ${day}`}
    </span>
  ) : (
    <span className="text-muted">{t`Answer by ${day}`}</span>
  );
}
