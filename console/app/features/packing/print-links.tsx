import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type LabelFormat, labelFormats, slipFormats } from '@sabuja/contract/rules/label-formats';
import { buttonClass } from '@sabuja/ui/button.tsx';
import { Printer } from 'lucide-react';

const formatLabels: Record<LabelFormat, MessageDescriptor> = {
  '62': msg`62 mm`,
  '80': msg`80 mm`,
  a4: msg`A4`,
};

export type Printed = 'labels' | 'slip';
type Props = { hrefOf: (what: Printed, format: LabelFormat) => string };

/** Links that open labels and packing slips as PDFs, one for each printer format. */
export function PrintLinks({ hrefOf }: Props) {
  const { t } = useLingui();
  return (
    <div className="flex flex-wrap gap-x-5 gap-y-2">
      <FormatLinks
        title={t`Labels`}
        formats={labelFormats}
        hrefOf={(format) => hrefOf('labels', format)}
      />
      <FormatLinks
        title={t`Packing slip`}
        formats={slipFormats}
        hrefOf={(format) => hrefOf('slip', format)}
      />
    </div>
  );
}

type FormatProps = {
  title: string;
  formats: readonly LabelFormat[];
  hrefOf: (format: LabelFormat) => string;
};

function FormatLinks({ title, formats, hrefOf }: FormatProps) {
  const { i18n } = useLingui();
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="flex items-center gap-1.5 text-sm font-semibold">
        <Printer aria-hidden="true" className="size-4" />
        {title}
      </span>
      {formats.map((format) => (
        <a
          key={format}
          href={hrefOf(format)}
          target="_blank"
          rel="noreferrer"
          aria-label={`${title}, ${i18n._(formatLabels[format])}`}
          className={buttonClass('outline', 'sm')}
        >
          {i18n._(formatLabels[format])}
        </a>
      ))}
    </div>
  );
}

/** Returns the URLs of the labels and the packing slip of one order. */
export const orderPrints =
  (uid: string) =>
  (what: Printed, format: LabelFormat): string =>
    `/api/v1/staff/orders/${uid}/${what === 'labels' ? 'labels' : 'packing-slip'}?format=${format}`;
