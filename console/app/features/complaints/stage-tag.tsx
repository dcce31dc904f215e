import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { StaffComplaint } from '@sabuja/contract';
import type { RatingGroup } from '@sabuja/contract/rules/complaint-stages';
import { formatIstMoment } from '@sabuja/kit';
import { Badge } from '@sabuja/ui/badge.tsx';

export const stageLabels = {
  NEW: { text: msg`new`, tone: 'haldi' },
  ACKNOWLEDGED: { text: msg`in work`, tone: 'plain' },
  ANSWERED: { text: msg`answered`, tone: 'leaf' },
  SETTLED: { text: msg`settled`, tone: 'plain' },
} as const;

/** Labels of the groups of ratings that customers give to answers. */
export const ratingLabels = {
  bad: msg`bad (1 or 2 stars)`,
  fair: msg`fair (3 stars)`,
  good: msg`good (4 or 5 stars)`,
  none: msg`not rated yet`,
} as const satisfies Record<RatingGroup, unknown>;

/** A badge with the stage of a complaint. */
export function StageTag({ stage }: Pick<StaffComplaint, 'stage'>) {
  const { i18n } = useLingui();
  const { text, tone } = stageLabels[stage];
  return <Badge tone={tone}>{i18n._(text)}</Badge>;
}

/** The time by which a complaint must be taken or settled, or since when that is overdue. */
export function DueText({ complaint }: { complaint: StaffComplaint }) {
  const { t } = useLingui();
  const { due_at, is_overdue, stage } = complaint;
  if (due_at === null) return null;
  const at = formatIstMoment(new Date(due_at));
  const text =
    stage === 'NEW'
      ? is_overdue
        ? t`Should have been taken by ${at}`
        : t`Take by ${at}`
      : is_overdue
        ? t`Should have been settled by ${at}`
        : t`Settle by ${at}`;
  return (
    <span className={is_overdue ? 'font-semibold text-chilli' : 'text-muted'}>
      {is_overdue && `${t`Overdue`} · `}
      {text}
    </span>
  );
}
