import { useLingui } from '@lingui/react/macro';
import type { PrivacyRequestDetails } from '@sabuja/contract';
import { Alert } from '@sabuja/ui/alert.tsx';
import { TitledCard } from '../../lib/titled-card.tsx';
import { CopyForm } from './copy-form.tsx';
import { EraseForm } from './erase-form.tsx';
import { FinishForm } from './finish-form.tsx';

type Props = { request: PrivacyRequestDetails };

/** The form that carries out an open request, by the request's kind. */
export function CarryOutPart({ request }: Props) {
  const { t } = useLingui();
  const isProven = request.identity_proof !== 'NONE' || request.kind === 'WITHDRAW';
  return (
    <TitledCard title={t`Carry it out`}>
      {isProven ? (
        <FormOfKind request={request} />
      ) : (
        <Alert tone="haldi">
          {t`First make sure that it is the customer who asks, and choose how it was proven.`}
        </Alert>
      )}
    </TitledCard>
  );
}

function FormOfKind({ request }: Props) {
  if (request.kind === 'EXPORT') return <CopyForm request={request} />;
  if (request.kind === 'DELETE') return <EraseForm request={request} />;
  return <FinishForm request={request} />;
}
