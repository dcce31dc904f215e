import { useLingui } from '@lingui/react/macro';
import type { PrivacyRequestDetails } from '@sabuja/contract';
import { formatIstMoment } from '@sabuja/kit';
import { TitledCard } from '../../lib/titled-card.tsx';
import { outcomeLabels } from './privacy-labels.ts';

/** How a request ended. */
export function EndPart({ request }: { request: PrivacyRequestDetails }) {
  const { t, i18n } = useLingui();
  const { outcome, answer, closed_at, closed_by, link_expires_at, link_opened_at } = request;
  if (outcome === null || closed_at === null) return null;
  return (
    <TitledCard title={t`How it ended`}>
      <p className="mb-2 text-sm text-muted">
        {formatIstMoment(new Date(closed_at))} · {closed_by ?? t`the customer`}
      </p>
      <p>{i18n._(outcomeLabels[outcome])}</p>
      {answer && <p className="mt-2 break-words whitespace-pre-line">{answer}</p>}
      {link_expires_at && (
        <p className="mt-2 text-sm text-muted">
          {link_opened_at
            ? t`Opened on ${formatIstMoment(new Date(link_opened_at))}`
            : t`Not opened yet; it works until ${formatIstMoment(new Date(link_expires_at))}`}
        </p>
      )}
    </TitledCard>
  );
}
