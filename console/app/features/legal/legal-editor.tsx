import { useLingui } from '@lingui/react/macro';
import { MAX_LEGAL_TEXT } from '@sabuja/contract/limits';
import type { LegalPageName } from '@sabuja/contract/rules/legal-pages';
import { type Locale, locales } from '@sabuja/kit';
import { Button } from '@sabuja/ui/button.tsx';
import { languageNames } from '@sabuja/ui/lib/language.ts';
import { toastSuccess } from '@sabuja/ui/toast.ts';
import { useState } from 'react';
import { ConflictNotice } from '../../lib/conflict-notice.tsx';
import { onSubmit } from '../../lib/on-submit.ts';
import { SaveBar } from '../items/index.ts';
import { fieldOfLocale } from './legal-draft.ts';
import { Preview } from './preview.tsx';
import { TextEditor } from './text-editor.tsx';
import type { LegalForm } from './use-legal-form.tsx';

type Props = { page: LegalPageName; form: LegalForm };

/** Edits the draft of a page's next version, one language at a time, beside a preview. */
export function LegalEditor({ page, form }: Props) {
  const { t } = useLingui();
  const [locale, setLocale] = useState<Locale>('en');
  const field = fieldOfLocale[locale];
  return (
    <form
      className="grid gap-4 [&_textarea]:scroll-mb-28"
      onSubmit={onSubmit(() => form.save(() => toastSuccess(t`The draft is saved.`)))}
    >
      {form.conflict && <ConflictNotice form={form} conflict={form.conflict} />}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <LanguageButtons chosen={locale} onChoose={setLocale} />
        {form.isUnpublished && (
          <Button variant="outline" size="sm" onClick={form.restore}>
            {t`Back to the published text`}
          </Button>
        )}
      </div>
      <div className="grid items-start gap-4 xl:grid-cols-[1fr_24rem]">
        <TextEditor
          key={locale}
          {...form.bind(field)}
          lang={locale}
          maxLength={MAX_LEGAL_TEXT}
          required={locale === 'en'}
          hint={
            locale === 'en'
              ? t`## before a heading, - before an item of a list, **bold**, [text](/privacy) for a link. A line, then lines that begin with “: ”, explain a term.`
              : t`Empty: customers read the English text.`
          }
        />
        <Preview page={page} locale={locale} text={form.draft[field] || form.draft.text} />
      </div>
      <SaveBar form={form} />
    </form>
  );
}

type LanguageProps = { chosen: Locale; onChoose: (locale: Locale) => void };
function LanguageButtons({ chosen, onChoose }: LanguageProps) {
  const { t } = useLingui();
  return (
    <fieldset className="flex flex-wrap gap-1.5">
      <legend className="sr-only">{t`Language of the text`}</legend>
      {locales.map((locale) => (
        <Button
          key={locale}
          lang={locale}
          size="sm"
          variant={locale === chosen ? 'primary' : 'outline'}
          aria-pressed={locale === chosen}
          onClick={() => onChoose(locale)}
        >
          {languageNames[locale]}
        </Button>
      ))}
    </fieldset>
  );
}
