import type { StaffLegalPage } from '@sabuja/contract';
import { useLeaveGuard } from '../../lib/leave-guard.ts';
import { useDraftForm } from '../../lib/use-draft-form.ts';
import { type LegalField, legalDrafts, legalFieldLabels, publishedDraft } from './legal-draft.ts';
import { saveLegalDraft } from './legal-queries.ts';
import { LineDifferences } from './line-differences.tsx';

/** The form of a page's next version. Publishes the version that the form shows; fails if others saved since. */
export function useLegalForm(page: StaffLegalPage) {
  const form = useDraftForm({
    record: page,
    drafts: legalDrafts,
    labels: legalFieldLabels,
    send: (change, saved) =>
      saveLegalDraft(page.page, { ...change, version: (saved ?? page).version }),
  });
  useLeaveGuard(form.isDirty);
  const saved = form.saved ?? page;
  const published = publishedDraft(saved);
  const names = Object.keys(published) as LegalField[];
  return {
    ...form,
    saved,
    describe: (field: LegalField, value: string) => (
      <LineDifferences theirs={value} own={form.draft[field]} />
    ),
    isUnpublished: names.some((name) => form.draft[name] !== published[name]),
    restore: () => {
      for (const name of names) form.set(name, published[name]);
    },
  };
}
export type LegalForm = ReturnType<typeof useLegalForm>;
