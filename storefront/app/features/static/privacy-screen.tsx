import { useLingui } from '@lingui/react/macro';
import { PRIVACY_NOTICE_VERSION } from '@sabuja/contract/rules/privacy-notice';
import { LegalPage } from './legal-page.tsx';
import { EnglishPrivacy } from './privacy/en.tsx';
import { HindiPrivacy } from './privacy/hi.tsx';
import { OdiaPrivacy } from './privacy/or.tsx';

/** The privacy notice by language. */
export const privacy = { en: EnglishPrivacy, hi: HindiPrivacy, or: OdiaPrivacy };

export function PrivacyScreen() {
  const { t } = useLingui();
  return <LegalPage title={t`Privacy Policy`} changedOn={PRIVACY_NOTICE_VERSION} texts={privacy} />;
}
