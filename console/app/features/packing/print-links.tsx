import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type LabelPaper, labelPapers, slipPapers } from '@sabuja/contract/rules/label-papers';
import { buttonClass } from '@sabuja/ui/button.tsx';
import { Printer } from 'lucide-react';

const paperLabels: Record<LabelPaper, MessageDescriptor> = {
  '62': msg`62 mm`,
  '80': msg`80 mm`,
  a4: msg`A4`,
};

export type Printed = 'labels' | 'slip';
type Props = { hrefOf: (what: Printed, paper: LabelPaper) => string };

/** Opens labels and packing slips as a PDF for the paper that a printer has. */
export function PrintLinks({ hrefOf }: Props) {
  const { t } = useLingui();
  return (
    <div className="flex flex-wrap gap-x-5 gap-y-2">
      <PaperLinks
        title={t`Labels`}
        papers={labelPapers}
        hrefOf={(paper) => hrefOf('labels', paper)}
      />
      <PaperLinks
        title={t`Packing slip`}
        papers={slipPapers}
        hrefOf={(paper) => hrefOf('slip', paper)}
      />
    </div>
  );
}

type PaperProps = {
  title: string;
  papers: readonly LabelPaper[];
  hrefOf: (paper: LabelPaper) => string;
};

function PaperLinks({ title, papers, hrefOf }: PaperProps) {
  const { i18n } = useLingui();
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="flex items-center gap-1.5 text-sm font-semibold">
        <Printer aria-hidden="true" className="size-4" />
        {title}
      </span>
      {papers.map((paper) => (
        <a
          key={paper}
          href={hrefOf(paper)}
          target="_blank"
          rel="noreferrer"
          aria-label={`${title}, ${i18n._(paperLabels[paper])}`}
          className={buttonClass('outline', 'sm')}
        >
          {i18n._(paperLabels[paper])}
        </a>
      ))}
    </div>
  );
}

/** The addresses of the labels and the packing slip of one order. */
export const orderPrints =
  (uid: string) =>
  (what: Printed, paper: LabelPaper): string =>
    `/api/v1/staff/orders/${uid}/${what === 'labels' ? 'labels' : 'packing-slip'}?paper=${paper}`;
