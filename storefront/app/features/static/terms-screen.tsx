import { useLingui } from '@lingui/react/macro';
import { TERMS_CHANGED_ON } from './legal-numbers.ts';
import { LegalPage } from './legal-page.tsx';
import { EnglishTerms } from './terms/en.tsx';
import { HindiTerms } from './terms/hi.tsx';
import { OdiaTerms } from './terms/or.tsx';

/** Terms by language. */
export const terms = { en: EnglishTerms, hi: HindiTerms, or: OdiaTerms };

export function TermsScreen() {
  const { t } = useLingui();
  return <LegalPage title={t`Terms & Conditions`} changedOn={TERMS_CHANGED_ON} texts={terms} />;
}
