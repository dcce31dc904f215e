import { useLingui } from '@lingui/react/macro';
import type { AnswerTemplate } from '@sabuja/contract';
import { translatedLocales } from '@sabuja/kit';
import { Badge } from '@sabuja/ui/badge.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { useState } from 'react';
import { RecordRow } from '../../lib/record-row.tsx';
import { useSetHidden } from './templates-query.ts';

const TemplateDialog = lazyDialog(
  async () => (await import('./template-dialog.tsx')).TemplateDialog,
);

/** A template and its translations. Staff cannot choose a hidden template. */
export function TemplateRow({ template }: { template: AnswerTemplate }) {
  const { t } = useLingui();
  const [isEditing, setIsEditing] = useState(false);
  const setHidden = useSetHidden(template.template_id);
  const { name, body, translations, is_hidden } = template;
  const missing = translatedLocales.filter((locale) => !translations[locale]?.body);
  const languages = { hi: t`Hindi`, or: t`Odia` };
  return (
    <RecordRow
      name={name}
      title={
        <>
          {' '}
          {name} {is_hidden && <Badge tone="plain">{t`Not offered`}</Badge>}
          {missing.map((locale) => (
            <Badge key={locale} tone="haldi">{t`not in ${languages[locale]}`}</Badge>
          ))}
        </>
      }
      onEdit={() => setIsEditing(true)}
      action={{
        label: is_hidden ? t`Offer` : t`Hide`,
        description: is_hidden ? t`Offer: ${name}` : t`Hide: ${name}`,
        busy: setHidden.isPending,
        run: (options) => setHidden.mutate(!is_hidden, options),
      }}
      isAtTop
      dialog={
        <TemplateDialog open={isEditing} onClose={() => setIsEditing(false)} template={template} />
      }
    >
      <p className="line-clamp-3 text-sm break-words whitespace-pre-line text-muted">{body}</p>
    </RecordRow>
  );
}
