import { useLingui } from '@lingui/react/macro';
import type { PictureAlts } from '@sabuja/contract';
import { MAX_PICTURE_ALT_LENGTH } from '@sabuja/contract/limits';
import { locales } from '@sabuja/kit';
import { Button } from '@sabuja/ui/button.tsx';
import { Dialog } from '@sabuja/ui/dialog.tsx';
import { Picture } from '@sabuja/ui/picture.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { type FormEvent, useState } from 'react';

type Alt = PictureAlts[string];
type Props = {
  open: boolean;
  onClose: () => void;
  url: string;
  alt: Alt;
  onDescribe: (alt: Alt) => void;
};

/** A picture's alternative text in each language; saved with the item. Import it only from lazily loaded modules. */
export function DescribeDialog({ open, onClose, ...picture }: Props) {
  const { t } = useLingui();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t`What the picture shows`}
      description={t`Read to customers who do not see it. Without it, they hear the name.`}
    >
      <DescribeForm {...picture} onDone={onClose} />
    </Dialog>
  );
}

type FormProps = Omit<Props, 'open' | 'onClose'> & { onDone: () => void };

function DescribeForm({ url, alt, onDescribe, onDone }: FormProps) {
  const { t } = useLingui();
  const [texts, setTexts] = useState(alt);
  const labels = { en: t`In English`, hi: t`In Hindi`, or: t`In Odia` };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    // React events bubble from the dialog to the item's form around it, which must not be submitted.
    event.stopPropagation();
    onDescribe(texts);
    onDone();
  };
  return (
    <form className="grid gap-4" onSubmit={onSubmit}>
      <Picture
        url={url}
        alt=""
        sizes="128px"
        largest={320}
        className="size-32 justify-self-center rounded-control"
      />
      {locales.map((locale) => (
        <TextField
          key={locale}
          name={`alt_${locale}`}
          label={labels[locale]}
          lang={locale}
          maxLength={MAX_PICTURE_ALT_LENGTH}
          value={texts[locale] ?? ''}
          onChange={(event) => setTexts({ ...texts, [locale]: event.target.value })}
        />
      ))}
      <Button type="submit" size="lg">{t`Use this text`}</Button>
    </form>
  );
}
