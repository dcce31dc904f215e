import { useLingui } from '@lingui/react/macro';

/** Explains how the pictures in a zip file are matched to products. */
export function PictureHelp() {
  const { t } = useLingui();
  return (
    <div className="grid gap-2 text-sm">
      <p className="font-semibold">{t`How pictures find their products`}</p>
      <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
        <dt>
          <code>ATTA-5KG.jpg</code>
        </dt>
        <dd>{t`The first picture of the product with the SKU ATTA-5KG, which is shown on cards.`}</dd>
        <dt>
          <code>ATTA-5KG-2.jpg</code>
        </dt>
        <dd>{t`Its second picture, and so on to 10. Also written “_2” or “ (2)”.`}</dd>
        <dt>
          <code>ATTA_5KG.jpg</code>
        </dt>
        <dd>{t`Also the SKU ATTA/5KG: a name has no slash.`}</dd>
      </dl>
      <p className="text-muted">
        {t`Folders in the zip do not matter. A picture takes the place of the one that the product has there; one that the product has already is a duplicate. JPEG, PNG, WebP, AVIF and HEIC are read, at most 20 MB each; the place and device that a camera writes into them are removed.`}
      </p>
    </div>
  );
}
