import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { NewStaffBanner, StaffBanner } from '@sabuja/contract';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { useState } from 'react';
import { TextInLanguages } from '../../lib/draft-fields.tsx';
import { FormDialog } from '../../lib/form-dialog.tsx';
import { RecordForm } from '../../lib/record-form.tsx';
import { type DraftFields, useDraftForm } from '../../lib/use-draft-form.ts';
import { type BannerField, bannerDrafts, emptyBanner } from './banner-draft.ts';
import { BannerMedia } from './banner-media.tsx';
import { saveBanner } from './banners-query.ts';

const labels = {
  image_url: msg`Picture or video`,
  title: msg`Title`,
  title_hi: msg`Title in Hindi`,
  title_or: msg`Title in Odia`,
  subtitle: msg`Text`,
  subtitle_hi: msg`Text in Hindi`,
  subtitle_or: msg`Text in Odia`,
  link: msg`Leads to`,
  action: msg`Button`,
  action_hi: msg`Button in Hindi`,
  action_or: msg`Button in Odia`,
  view_sequence: msg`Place on Home`,
  light_text: msg`Light text, for a dark picture`,
  from: msg`From`,
  until: msg`Until`,
};

type Props = { open: boolean; onClose: () => void; banner?: StaffBanner };

/** Creates or changes a banner. Import it only from lazily loaded modules. */
export function BannerDialog({ open, onClose, banner }: Props) {
  const { t } = useLingui();
  const title = banner ? t`Change the banner` : t`New banner`;
  return (
    <FormDialog open={open} onClose={onClose} title={title}>
      <BannerForm banner={banner} onSaved={onClose} />
    </FormDialog>
  );
}

function BannerForm({ banner, onSaved }: { banner: StaffBanner | undefined; onSaved: () => void }) {
  const { t } = useLingui();
  const form = useDraftForm({
    record: banner,
    drafts: bannerDrafts,
    labels,
    send: (change, saved) =>
      saved
        ? saveBanner({ id: saved.banner_id, body: { ...change, version: saved.version } })
        : saveBanner({ id: undefined, body: { ...emptyBanner, ...change } as NewStaffBanner }),
  });
  const [lacksMedia, setLacksMedia] = useState(false);
  const check = () => {
    const isMissing = form.draft.image_url === '';
    setLacksMedia(isMissing);
    return !isMissing;
  };
  return (
    <RecordForm {...{ form, onSaved, check }}>
      <BannerMedia
        form={form}
        error={lacksMedia ? t`Please choose a picture or video.` : form.bind('image_url').error}
      />
      <TextInLanguages form={form} text="title" maxLength={60} />
      <TextInLanguages form={form} text="subtitle" maxLength={120} />
      <TextField
        {...form.bind('link')}
        maxLength={300}
        hint={t`A page of the shop, such as /categories/3. Empty: it leads nowhere.`}
      />
      {form.draft.link.trim() !== '' && (
        <TextInLanguages form={form} text="action" maxLength={30} />
      )}
      <PlaceFields form={form} />
    </RecordForm>
  );
}

type FieldsProps = { form: DraftFields<BannerField> };
function PlaceFields({ form }: FieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        {...form.bind('view_sequence')}
        type="number"
        inputMode="numeric"
        min={0}
        max={1000}
        hint={t`Home shows 0 to 7 in the carousel; the first of 6 and of 7 also stand alone. Empty or above: not on Home.`}
      />
      <TextField {...form.bind('from')} type="datetime-local" hint={t`Empty: from now on.`} />
      <TextField
        {...form.bind('until')}
        type="datetime-local"
        hint={t`Empty: until you remove it.`}
      />
    </>
  );
}
