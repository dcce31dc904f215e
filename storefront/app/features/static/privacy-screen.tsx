import { useLingui } from '@lingui/react/macro';
import type { ShopProfile } from '@sabuja/contract';
import { PRIVACY_NOTICE_VERSION } from '@sabuja/contract/rules/privacy-notice';
import { formatIstDay } from '@sabuja/kit';
import { formatPhone } from '../../lib/phone.ts';
import { BulletList, LegalPage, LegalSection, MailTo } from './legal-page.tsx';
import { StoredData } from './stored-data.tsx';

export function PrivacyScreen() {
  const { t } = useLingui();
  return (
    <LegalPage title={t`Privacy Policy`} lastChanged={formatIstDay(PRIVACY_NOTICE_VERSION)}>
      {(shop) => (
        <>
          <p>
            {shop.legal_name}, {shop.office_address}, decides why and how your personal data is used
            in this shop (the data fiduciary under the Digital Personal Data Protection Act, 2023).
            We keep what an order needs, and do not sell it.
          </p>
          <StoredData />
          <BrowserPart />
          <OthersPart />
          <RightsPart shop={shop} />
          <DeletionPart />
          <SafetyPart />
        </>
      )}
    </LegalPage>
  );
}

const BrowserPart = () => (
  <LegalSection title="In your browser">
    <p>
      Cookies keep you signed in (30 days), protect what you send (with it), recognise this browser
      at your next sign-in (400 days), and remember the language and the theme you chose (one year).
      The browser’s own storage holds the token of your session until you sign out. There is no
      advertising, no analytics, and no script of another company, except the payment provider’s
      while you pay online.
    </p>
  </LegalSection>
);

const OthersPart = () => (
  <LegalSection title="Who else sees it">
    <BulletList>
      <li>Who packs and brings your order: name, address, phone number, what you ordered.</li>
      <li>The company that sends our messages: your number or e-mail address, and the message.</li>
      <li>The payment provider, when you pay online: amount, order and what you enter there.</li>
      <li>
        The service that finds an address on the map, when you save one: the address, without your
        name. Whoever serves the map, when you open it: your internet address, and the part of the
        map you look at.
      </li>
      <li>
        The push service of your browser’s maker, if you asked for notifications: when we send one,
        and its text in a form that only your browser can read.
      </li>
      <li>The company on whose servers the shop runs, which acts for us.</li>
      <li>Authorities, when the law obliges us.</li>
    </BulletList>
  </LegalSection>
);

const RightsPart = ({ shop }: { shop: ShopProfile }) => (
  <LegalSection title="Your rights">
    <p>
      In your profile you can see and correct your details, download all that we know of you, and
      delete your account. You can take back your consent, and name someone who may do this for you
      when you no longer can. For anything else write to {shop.grievance_officer},{' '}
      <MailTo address={shop.grievance_email} />, or call {formatPhone(shop.grievance_phone)}. You
      get an answer within a month. If it does not satisfy you, you may turn to the Data Protection
      Board of India.
    </p>
  </LegalSection>
);

const DeletionPart = () => (
  <LegalSection title="Deleting your account">
    <p>
      Deletion begins in your profile and is confirmed by a code sent to your e-mail, or to your
      number if we have no e-mail of yours. Orders must have come or be cancelled first. Your name,
      number, e-mail, addresses, cart and messages are erased and can’t be brought back. Orders and
      payments stay without them for as long as tax law asks. A wallet balance has to be used, paid
      back or given up first; nothing is lost unasked.
    </p>
  </LegalSection>
);

const SafetyPart = () => (
  <LegalSection title="Safety, children and changes">
    <p>
      Everything travels encrypted. Sign-in codes are kept only in a form that can’t be read back.
      If data gets into wrong hands, we tell you and the Data Protection Board without delay. We do
      not knowingly keep data of anyone under 18 without the consent of a parent. When this page
      changes, the date above changes; for a new use of your data you are asked first.
    </p>
  </LegalSection>
);
