import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { DayClose } from '@sabuja/contract';
import { formatIstDay, formatIstMoment } from '@sabuja/kit';
import { Button } from '@sabuja/ui/button.tsx';
import { Card } from '@sabuja/ui/card.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { toastSuccess } from '@sabuja/ui/toast.ts';
import { useDisclosure } from '@sabuja/ui/use-disclosure.ts';
import { Link } from 'react-router';
import { api } from '../../lib/api.ts';
import { FormProblem } from '../../lib/form-problem.tsx';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../session/index.ts';
import { useSettlementMutation } from './settlement-queries.ts';

const ReopenDialog = lazyDialog(async () => (await import('./reopen-dialog.tsx')).ReopenDialog);

/** Who signed a day, or the button to sign it, with what is still open. */
export function SignPart({ close }: { close: DayClose }) {
  const { t } = useLingui();
  const may = useSession()?.permissions ?? [];
  const reopening = useDisclosure();
  const { date, version, open_differences: differences, next_to_sign: next } = close;
  const sign = useSettlementMutation(
    () => api('POST /api/v1/staff/day-closes/{date}/sign', { params: { date }, body: { version } }),
    () => toastSuccess(t`The day is signed.`),
  );
  return (
    <Card as="section" aria-label={t`Signature`} padded className="grid max-w-5xl gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="mr-auto grid min-w-0 gap-1">
          {close.signed_at && (
            <p className="font-semibold">
              {t`Signed by ${close.signed_by ?? ''}, ${formatIstMoment(new Date(close.signed_at))}`}
            </p>
          )}
          {close.state === 'running' && <p>{t`This day can be signed once it is over.`}</p>}
          {close.state === 'open' && !close.can_sign && next && (
            <p>
              {t`Days are signed one after the other.`}{' '}
              <Link
                to={paths.dayClose(next)}
                className="rounded-tag py-0.5 font-semibold text-leaf hover:underline"
              >
                {t`Next: ${formatIstDay(next)}`}
              </Link>
            </p>
          )}
          {close.can_sign && (
            <p>{t`Whoever signs it has looked at these figures. They stay as they are.`}</p>
          )}
          <Link
            to={`${paths.settlement}?view=differences`}
            className={`w-fit rounded-tag py-0.5 text-sm font-semibold hover:underline ${differences > 0 ? 'text-chilli' : 'text-leaf'}`}
          >
            {differences === 0
              ? t`No open difference`
              : t`${plural(differences, { one: '# open difference', other: '# open differences' })}`}
          </Link>
        </div>
        {close.can_sign && may.includes('days.sign') && (
          <Button busy={sign.isPending} onClick={() => sign.mutate()}>
            {t`Sign this day`}
          </Button>
        )}
        {close.can_reopen && may.includes('days.reopen') && (
          <Button variant="outline" onClick={() => reopening.show(undefined)}>
            {t`Reopen`}
          </Button>
        )}
      </div>
      <FormProblem error={sign.error} />
      <ReopenDialog open={reopening.open} onClose={reopening.close} date={date} />
    </Card>
  );
}
