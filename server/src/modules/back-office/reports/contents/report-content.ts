import type { IstDate, Locale } from '@sabuja/kit';
import type { Db } from '../../../../platform/db/index.ts';
import { joinTexts, type Message } from '../../../../platform/texts/index.ts';
import type { FigurePeriod } from '../../figures/period.ts';

export type ReportContent = {
  subject: (shop: string) => Message;
  lines: Message;
  /** How many rows of figures it is made of, for the audit log. */
  rows: number;
  period: FigurePeriod;
  /** The page with the same and more, and its files. */
  path: string;
};
/** What is read, in the language of its reader, on the day when it is due. */
type ReportRequest = { period: FigurePeriod; locale: Locale; today: IstDate };
/** Reads what a report says; undefined when there is nothing to say. */
export type ReadReport = (db: Db, request: ReportRequest) => Promise<ReportContent | undefined>;

/** Lines below each other; those that are false are left out. */
export const toLines = (lines: readonly (Message | false)[]): Message =>
  joinTexts(
    lines.filter((line) => line !== false).flatMap((line, i) => (i === 0 ? [line] : ['\n', line])),
  );

/** The page of figures of a period. */
export const figuresPath = (view: string, { from, to }: FigurePeriod): string =>
  `/console/figures?${new URLSearchParams({ view, from, to })}`;
