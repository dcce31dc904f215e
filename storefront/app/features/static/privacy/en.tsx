import type { ShopProfile } from '@sabuja/contract';
import { formatPhone } from '../../../lib/phone.ts';
import { legalNumbers } from '../legal-numbers.ts';
import { BulletList, LegalSection, MailTo } from '../legal-page.tsx';
import { StoredData, type StoredDataRow } from '../stored-data.tsx';

const {
  sessionDays,
  deviceCookieDays,
  messageDays,
  photoDays,
  complaintPhotoDays,
  taxRecordMonths,
  adultAge,
} = legalNumbers;

type Props = { shop: ShopProfile };

const storedData: readonly StoredDataRow[] = [
  ['Mobile number', 'to sign you in, to tell you about your order', 'until you delete the account'],
  ['Name and e-mail', 'for the order and the bill', 'until you delete the account'],
  ['Addresses', 'to deliver', 'until you delete them, or the account'],
  [
    'Whether you allow offers and news, and since when',
    'to send them only to those who want them',
    'until you delete the account',
  ],
  [
    'Name and contact of your nominee, if you named one',
    'to let them use your rights when you no longer can',
    'until you remove them, or delete the account',
  ],
  [
    'Cart, and products you wait for',
    'to keep them for you',
    'until you empty them, or delete the account',
  ],
  [
    'Orders, payments, wallet entries',
    'to deliver, refund and answer complaints; tax law',
    `as long as tax law asks, ${taxRecordMonths} months after the yearly return; without your name once the account is deleted`,
  ],
  [
    'Complaints',
    'to settle them',
    'with the order they belong to; your words and our answers until you delete the account',
  ],
  [
    'Photos that you add to a complaint, and how you rate our answer',
    'to see what is wrong; to answer better',
    `photos ${complaintPhotoDays} days at most, words of the rating with the complaint; both until you delete the account`,
  ],
  [
    'A photo of your order at the door, when it is handed over without your code',
    'to show where it was left',
    `${photoDays} days at most, or until you delete the account`,
  ],
  [
    'Messages sent to you',
    'to prove that they were sent',
    `${messageDays} days, or until you delete the account`,
  ],
  [
    'Where your browser takes notifications, if you asked for them',
    'to send them there',
    'until you sign out there',
  ],
  [
    'Internet address that asked for a sign-in code',
    'to stop abuse of the codes',
    'about two days',
  ],
];

export const EnglishPrivacy = ({ shop }: Props) => (
  <>
    <p>
      {shop.legal_name}, {shop.office_address}, decides why and how your personal data is used in
      this shop (the data fiduciary under the Digital Personal Data Protection Act, 2023). We keep
      what an order needs, and do not sell it.
    </p>
    <LegalSection title="What we keep, why and how long">
      <StoredData rows={storedData} labels={{ why: 'Why', howLong: 'How long', stop: '.' }} />
    </LegalSection>
    <InBrowser />
    <Others />
    <Rights shop={shop} />
    <Deletion />
    <Safety />
  </>
);

const InBrowser = () => (
  <LegalSection title="In your browser">
    <p>
      Cookies keep you signed in ({sessionDays} days), protect what you send (with it), recognise
      this browser at your next sign-in ({deviceCookieDays} days), and remember the language and the
      theme you chose (one year). The browser’s own storage holds the token of your session until
      you sign out. There is no advertising, no analytics, and no script of another company, except
      the payment provider’s while you pay online.
    </p>
  </LegalSection>
);

const Others = () => (
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

const Rights = ({ shop }: Props) => (
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

const Deletion = () => (
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

const Safety = () => (
  <LegalSection title="Safety, children and changes">
    <p>
      Everything travels encrypted. Sign-in codes are kept only in a form that can’t be read back.
      If data gets into wrong hands, we tell you and the Data Protection Board without delay. We do
      not knowingly keep data of anyone under {adultAge} without the consent of a parent. When this
      page changes, the date above changes; for a new use of your data you are asked first.
    </p>
  </LegalSection>
);
