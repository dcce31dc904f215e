import { useLingui } from '@lingui/react/macro';
import { Alert } from '@sabuja/ui/alert.tsx';
import type { ClaimRefusal } from './claims.ts';

/** The orders that could not be claimed, each with its reason. */
export function ClaimRefusals({ refusals }: { refusals: readonly ClaimRefusal[] }) {
  const { t } = useLingui();
  if (refusals.length === 0) return null;
  return (
    <Alert tone="chilli" role="alert" className="grid gap-1">
      <p className="font-semibold">{t`Not all orders could be started:`}</p>
      <ul>
        {refusals.map(({ orderNo, message }) => (
          <li key={orderNo}>
            <span className="tabular font-semibold">#{orderNo}</span> {message}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
