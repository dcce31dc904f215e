import type { ShopProfile } from '@sabuja/contract';
import { formatPhone } from '../../lib/phone.ts';
import { BulletList, LegalSection } from './legal-page.tsx';

/** Cancellation, return and refund terms, as required of Indian shops. */
export const RefundsPart = ({ shop }: { shop: ShopProfile }) => (
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
        should be is refunded or brought again, as you like. Tell us within 48 hours of the
        delivery, best by a complaint on the page of the order. Fresh food need not be sent back.
      </li>
      <li>
        Money goes back the way it was paid, or to your wallet if you prefer: at once to the wallet,
        and within 7 working days to a card, UPI or bank account. What was paid in cash goes to the
        wallet or to a bank account that you name.
      </li>
    </BulletList>
  </LegalSection>
);
