import { useLingui } from '@lingui/react/macro';
import type { PrivacyRequestDetails } from '@sabuja/contract';
import { identityProofs } from '@sabuja/contract/rules/privacy-requests';
import { Select } from '@sabuja/ui/select.tsx';
import { api } from '../../lib/api.ts';
import { FormProblem } from '../../lib/form-problem.tsx';
import { TitledCard } from '../../lib/titled-card.tsx';
import { proofLabels } from './privacy-labels.ts';
import { usePrivacyMutation } from './privacy-queries.ts';

/** How staff verified that the customer made the request. */
export function IdentityPart({ request }: { request: PrivacyRequestDetails }) {
  const { t, i18n } = useLingui();
  const { number, identity_proof, state } = request;
  const prove = usePrivacyMutation((proof: (typeof identityProofs)[number]) =>
    api('PUT /api/v1/staff/privacy-requests/{number}/identity', {
      params: { number },
      body: { identity_proof: proof },
    }),
  );
  return (
    <TitledCard title={t`Is it the customer who asks?`}>
      {state === 'OPEN' ? (
        <div className="grid gap-3">
          <Select
            label={t`How it was proven`}
            hint={t`Call back on the number of the account, not on one that you are given.`}
            value={identity_proof}
            onChange={({ target }) => {
              const proof = identityProofs.find((one) => one === target.value);
              if (proof) prove.mutate(proof);
            }}
          >
            {identityProofs.map((proof) => (
              <option key={proof} value={proof}>
                {i18n._(proofLabels[proof])}
              </option>
            ))}
          </Select>
          <FormProblem error={prove.error} />
        </div>
      ) : (
        <p>{i18n._(proofLabels[identity_proof])}</p>
      )}
    </TitledCard>
  );
}
