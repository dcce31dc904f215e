import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { api } from '../../lib/api.ts';
import { FormProblem } from '../../lib/form-problem.tsx';

/** The photo of a deposit's slip, opened by a press; the audit log records each time. */
export function SlipPhoto({ uid }: { uid: string }) {
  const { t } = useLingui();
  const reveal = useMutation({
    mutationFn: () =>
      api('POST /api/v1/staff/cash-deposits/{uid}/photo/reveal', { params: { uid } }),
    gcTime: 0,
  });
  if (reveal.data)
    return (
      <img
        src={`data:image/webp;base64,${reveal.data.webp}`}
        alt={t`The slip`}
        className="max-h-[50vh] w-full rounded-control bg-sunk object-contain"
      />
    );
  return (
    <div className="grid gap-1">
      <Button
        variant="outline"
        size="sm"
        className="justify-self-start"
        busy={reveal.isPending}
        onClick={() => reveal.mutate()}
      >
        <Eye aria-hidden="true" className="size-4" />
        {t`Show the slip`}
      </Button>
      <p className="text-xs text-muted">{t`It is recorded that you looked.`}</p>
      <FormProblem error={reveal.error} />
    </div>
  );
}
