import type { IstDate, Locale } from '@sabuja/kit';
import type { Db } from '../../../../platform/db/index.ts';
import { joinTexts, type Message } from '../../../../platform/texts/index.ts';
import type { FigurePeriod } from '../../figures/period.ts';

export type ReportContent = {
  subject: (shop: string) => Message;
  lines: Message;
  /** The number of rows of figures in the report, for the audit log. */
  rows: number;
  period: FigurePeriod;
  /** The path of the console page that shows these figures, with more detail and downloads. */
  path: string;
};
/** The period, the language of the reader, and the day in India on which the report is made. */
type ReportRequest = { period: FigurePeriod; locale: Locale; today: IstDate };
/** Reads the content of a report; undefined when there is nothing to report. */
export type ReadReport = (db: Db, request: ReportRequest) => Promise<ReportContent | undefined>;

/** Joins lines with line breaks; lines that are false are left out. */
export const toLines = (lines: readonly (Message | false)[]): Message =>
  joinTexts(
    lines.filter((line) => line !== false).flatMap((line, i) => (i === 0 ? [line] : ['\n', line])),
  );

/** Returns the path of the console's figures page for a period. */
export const figuresPath = (view: string, { from, to }: FigurePeriod): string =>
  `/console/figures?${new URLSearchParams({ view, from, to })}`;
