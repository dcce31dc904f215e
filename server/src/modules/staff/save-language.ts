import type { Locale } from '@sabuja/kit';
import type { Db } from '../../platform/db/index.ts';

/** Saves a member's language for the console and for e-mails to them. */
export async function saveLanguage(db: Db, memberId: number, language: Locale) {
  await db.updateTable('staff.members').set({ language }).where('id', '=', memberId).execute();
  return { language };
}
