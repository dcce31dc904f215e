import { useLingui } from '@lingui/react/macro';
import { formatIstDateTime, formatPhone } from '@sabuja/kit';
import { Alert } from '@sabuja/ui/alert.tsx';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { numberChangeQuery } from './number-change-query.ts';

/** Says when a new number replaces the customer's lost one; renders nothing if no change is pending. */
export function NumberChangeNotice() {
  const { t } = useLingui();
  const { data } = useQuery(numberChangeQuery(useApi()));
  if (!data?.mobile_number || !data.effective_at) return null;
  const number = formatPhone(data.mobile_number);
  const date = formatIstDateTime(new Date(data.effective_at));
  return (
    <Alert tone="haldi" size="lg" role="status">
      {t`Your mobile number changes to ${number} on ${date}. Until then your wallet cannot be used. To stop it, use the link that we sent to your present number and e-mail.`}
    </Alert>
  );
}
