import { useLingui } from '@lingui/react/macro';
import type { AnswerTemplate } from '@sabuja/contract';
import { Badge } from '@sabuja/ui/badge.tsx';
import { Button } from '@sabuja/ui/button.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { errorMessage } from '@sabuja/ui/lib/api-error.ts';
import { toastError } from '@sabuja/ui/toast.ts';
import { useState } from 'react';
import { useSetHidden } from './templates-query.ts';

const TemplateDialog = lazyDialog(
  async () => (await import('./template-dialog.tsx')).TemplateDialog,
);

/** A template in its languages; hiding it takes it out of the list that staff choose from. */
export function TemplateRow({ template }: { template: AnswerTemplate }) {
  const { t } = useLingui();
  const [isEditing, setIsEditing] = useState(false);
  const setHidden = useSetHidden(template.template_id);
  const { name, body, translations, is_hidden } = template;
  const missing = (['hi', 'or'] as const).filter((locale) => !translations[locale]?.body);
  const languages = { hi: t`Hindi`, or: t`Odia` };
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
          {name} {is_hidden && <Badge tone="plain">{t`Not offered`}</Badge>}
          {missing.map((locale) => (
            <Badge key={locale} tone="haldi">{t`not in ${languages[locale]}`}</Badge>
          ))}
        </p>
        <p className="line-clamp-3 text-sm break-words whitespace-pre-line text-muted">{body}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="outline"
          size="sm"
          aria-label={t`Change: ${name}`}
          onClick={() => setIsEditing(true)}
        >
          {t`Change`}
        </Button>
        <Button
          variant="outline"
          size="sm"
          aria-label={is_hidden ? t`Offer: ${name}` : t`Hide: ${name}`}
          busy={setHidden.isPending}
          onClick={() =>
            setHidden.mutate(!is_hidden, {
              onError: (error) => toastError(errorMessage(error, t`The change could not be made.`)),
            })
          }
        >
          {is_hidden ? t`Offer` : t`Hide`}
        </Button>
      </div>
      <TemplateDialog open={isEditing} onClose={() => setIsEditing(false)} template={template} />
    </li>
  );
}
