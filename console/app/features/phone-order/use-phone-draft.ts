import { useEffect, useState } from 'react';
import { useLeaveGuard } from '../../lib/leave-guard.ts';
import { readDraft, storeDraft } from './draft-store.ts';
import { isWorthStoring, type PhoneDraft, type PhoneDraftChange } from './phone-draft.ts';

/** State of a member's draft: it survives a reload, and leaving the page asks for confirmation. */
export function usePhoneDraft(member: string, initial: (stored: PhoneDraft) => PhoneDraft) {
  const [draft, setDraft] = useState(() => initial(readDraft(sessionStorage, member)));
  useEffect(() => storeDraft(sessionStorage, member, draft), [member, draft]);
  useLeaveGuard(isWorthStoring(draft));
  const change = (update: PhoneDraftChange) => setDraft((last) => ({ ...last, ...update }));
  return { draft, setDraft, change };
}
export type PhoneForm = ReturnType<typeof usePhoneDraft>;
