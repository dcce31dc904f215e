import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { failureMessage } from '../../lib/offline-error.ts';
import { useApi } from '../../lib/use-api.ts';
import { saveExport } from './save-export.ts';

/** Page to download a copy of the customer's data. The token is in the URL fragment, which no page request contains. */
export function PrivacyCopyScreen() {
  const { t } = useLingui();
  const api = useApi();
  const download = useMutation({
    mutationFn: () =>
      api('POST /api/v1/privacy-copies', { body: { token: window.location.hash.slice(1) } }),
    onSuccess: saveExport,
  });
  return (
    <div className="wrap grid max-w-xl gap-4 py-8">
      <h1 className="text-head font-extrabold md:text-display">{t`The copy of your data`}</h1>
      <p>{t`You asked the shop for a copy of all that it knows of you. Save it on a device that only you use.`}</p>
      {download.error !== null && (
        <p role="alert" className="text-chilli">
          {failureMessage(download.error, t`Something went wrong. Please try again.`)}
        </p>
      )}
      {download.isSuccess && <p role="status">{t`Your data is saved as a file.`}</p>}
      <Button
        size="lg"
        className="justify-self-start"
        busy={download.isPending}
        onClick={() => download.mutate()}
      >
        {t`Download my data`}
      </Button>
    </div>
  );
}
