import type { ShopProfile } from '@sabuja/contract';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { formatPhone } from '../../../lib/phone.ts';
import { legalNumbers } from '../legal-numbers.ts';
import { BulletList, LegalSection, legalLinkClass, MailTo } from '../legal-page.tsx';

const { adultAge, paymentMinutes, estimateMinutes, freshHours } = legalNumbers;
const { reportHours, answerHours, refundWorkingDays, helpline } = legalNumbers;

type Props = { shop: ShopProfile };

export const EnglishTerms = ({ shop }: Props) => (
  <>
    <Seller shop={shop} />
    <Ordering />
    <Prices />
    <Delivery />
    <Payment />
    <Refunds shop={shop} />
    <Grievances shop={shop} />
    <Law />
  </>
);

const Seller = ({ shop }: Props) => (
  <LegalSection title="Who you buy from">
    <p>
      This shop is run by {shop.legal_name}, {shop.office_address}, FSSAI licence {shop.fssai},
      GSTIN {shop.gstin}. It sells its own goods; there are no other sellers here. You reach us at{' '}
      {formatPhone(shop.phone)}
      {shop.support_hours && ` (${shop.support_hours})`} and at <MailTo address={shop.email} />.
    </p>
  </LegalSection>
);

const Ordering = () => (
  <LegalSection title="Ordering">
    <BulletList>
      <li>
        You sign in with your mobile number and a code sent to it. Keep the code to yourself; we
        never ask for it. Who is under {adultAge} orders with a parent or guardian.
      </li>
      <li>
        An order is placed when its number is shown to you. Until then nothing is reserved, and a
        product may sell out while it is in your cart. An order that you pay online holds its goods
        and its slot for {paymentMinutes} minutes; it is placed once it is paid, and cancelled if it
        is not.
      </li>
      <li>
        Pictures show the kind of thing you get, not the very piece. What counts is the name, the
        unit and the weight written beside the price. The green mark is vegetarian, the brown one is
        not; eggs are not.
      </li>
      <li>
        If you have an allergy, ask us before you order meals. Our kitchen uses milk, nuts, gluten,
        mustard and sesame.
      </li>
    </BulletList>
  </LegalSection>
);

const Prices = () => (
  <LegalSection title="Prices">
    <BulletList>
      <li>All prices are in Indian rupees, for the unit written beside them.</li>
      <li>
        Before you order you see the cost of the goods, the discount, the delivery charge, the tax
        and the sum. You pay that sum and nothing else. It is kept for {estimateMinutes} minutes; if
        a price has changed when you order later, you are asked again.
      </li>
      <li>
        A minimum order amount may apply. It is shown in the cart and counted before discounts.
      </li>
      <li>
        If a price was plainly a mistake, we tell you before delivery, and you choose between the
        right price and your money back.
      </li>
    </BulletList>
  </LegalSection>
);

const Delivery = () => (
  <LegalSection title="Delivery">
    <BulletList>
      <li>
        We deliver to the pincodes of our delivery zones. The zone decides the charge. A pincode
        outside of them is refused before you pay.
      </li>
      <li>
        You choose a day and a time slot; groceries and kitchen orders have their own. Farm goods
        are harvested after your order and brought within {freshHours} hours when you take the first
        slot that is free, else in the slot you chose.
      </li>
      <li>
        Someone has to be there to take the order. If nobody is, we call the number of the order;
        fresh food and meals that could not be handed over are not brought again and not refunded.
      </li>
      <li>If we are late and you no longer want it, you need not take it, and pay nothing.</li>
    </BulletList>
  </LegalSection>
);

const Payment = () => (
  <LegalSection title="Payment and wallet">
    <BulletList>
      <li>
        You pay in cash on delivery, online, or from your wallet, as the checkout offers. Online
        payments are taken by our payment provider; card and UPI details never reach us.
      </li>
      <li>
        Money in the wallet is for orders in this shop. It can’t be given to another person. What
        you paid in and did not use is paid back to you on request, the way it came. Cashback is for
        orders only and is not paid out.
      </li>
      <li>
        A subscription plan starts when you recharge for it, never by itself, and is not renewed by
        itself.
      </li>
    </BulletList>
  </LegalSection>
);

/** Cancellation, return and refund terms, as required of Indian shops. */
const Refunds = ({ shop }: Props) => (
  <LegalSection title="Cancellation, returns and refunds">
    <BulletList>
      <li>
        Until we confirm an order you can cancel it without a charge and without a reason. After
        that, call {formatPhone(shop.phone)}: what is not yet picked, cooked or packed can still be
        cancelled.
      </li>
      <li>If we can’t deliver something, you are told, and pay nothing for it.</li>
      <li>
        Look at the goods when they come. What is missing, wrong, spoiled or not as fresh as it
        should be is refunded or brought again, as you like. Tell us within {reportHours} hours of
        the delivery, best by a complaint on the page of the order. Fresh food need not be sent
        back.
      </li>
      <li>
        Money goes back the way it was paid, or to your wallet if you prefer: at once to the wallet,
        and within {refundWorkingDays} working days to a card, UPI or bank account. What was paid in
        cash goes to the wallet or to a bank account that you name.
      </li>
    </BulletList>
  </LegalSection>
);

const Grievances = ({ shop }: Props) => (
  <LegalSection title="Complaints and grievance officer">
    <p>
      Raise a complaint on the page of the order, or write or call. You get a ticket number at once
      and an answer within {answerHours} hours. If you are not content, turn to{' '}
      {shop.grievance_officer}, {formatPhone(shop.grievance_phone)},{' '}
      <MailTo address={shop.grievance_email} />, who settles the matter within one month of
      receiving it. You may also call the National Consumer Helpline, {helpline}.
    </p>
  </LegalSection>
);

const Law = () => (
  <LegalSection title="Law and changes">
    <p>
      Indian law applies. Nothing here takes away a right that the Consumer Protection Act, 2019
      gives you, and you may go to the consumer commission where you live. An order is under the
      terms of the day it was placed; when they change, the date above changes. How we treat your
      data is said in the{' '}
      <Link className={legalLinkClass} to={paths.privacy()}>
        Privacy Policy
      </Link>
      .
    </p>
  </LegalSection>
);
