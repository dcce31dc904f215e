import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OpeningGap, OpeningStepName } from '@sabuja/contract/rules/opening-steps';
import { paths } from '../../lib/paths.ts';

type StepTexts = {
  title: MessageDescriptor;
  text: MessageDescriptor;
  links: readonly { to: string; label: MessageDescriptor }[];
};

/** Title and text of each step, and links to the pages where it is done. */
export const stepTexts: Record<OpeningStepName, StepTexts> = {
  shop: {
    title: msg`About the shop`,
    text: msg`Names, addresses, licences and contacts, which pages, invoices, terms and the privacy notice state, and the delivery promise. About Us promises delivery within 8 hours until you publish your own text.`,
    links: [
      { to: paths.shop, label: msg`About the shop` },
      { to: paths.legal, label: msg`Terms, privacy, About Us` },
    ],
  },
  zones: {
    title: msg`Delivery zone`,
    text: msg`The pincodes that you deliver to, and the fee.`,
    links: [{ to: paths.zones, label: msg`Zones` }],
  },
  slots: {
    title: msg`Slots`,
    text: msg`When you deliver, and how many orders a slot takes.`,
    links: [{ to: paths.slots, label: msg`Slots` }],
  },
  categories: {
    title: msg`Categories`,
    text: msg`Products stand in subcategories.`,
    links: [{ to: paths.categories, label: msg`Categories` }],
  },
  products: {
    title: msg`First products`,
    text: msg`Import a sheet, or create them one by one. Rows of the example are drafts until their state is active.`,
    links: [
      { to: paths.imports, label: msg`Import` },
      { to: paths.newProduct, label: msg`New product` },
    ],
  },
  payments: {
    title: msg`Payment`,
    text: msg`Which ways to pay you offer. Cash on delivery alone is enough; keys for online payment are settings of the server.`,
    links: [{ to: paths.settings, label: msg`Settings` }],
  },
  sms: {
    title: msg`SMS`,
    text: msg`Customers sign in with a code by SMS. Keys of the provider are settings of the server.`,
    links: [],
  },
  email: {
    title: msg`E-mail`,
    text: msg`Customers and staff get notifications by e-mail. The mail server is a setting of the server.`,
    links: [],
  },
  staff: {
    title: msg`Staff`,
    text: msg`Invite those who pick, deliver and support, each with their own role.`,
    links: [{ to: paths.people, label: msg`People` }],
  },
};

/** What is missing, as text. */
export const gapTexts: Record<OpeningGap, MessageDescriptor> = {
  SHOP_PROFILE: msg`The name, legal name, office address, phone and e-mail are missing.`,
  GRIEVANCE_OFFICER: msg`The grievance officer’s name, phone and e-mail are missing. The law requires them.`,
  FSSAI: msg`The FSSAI licence number is missing. Every shop that sells food states it.`,
  GSTIN: msg`There is no GSTIN. Leave it empty if the shop is not registered for GST.`,
  ZONE: msg`No zone has a pincode yet.`,
  SLOT: msg`There is no slot yet.`,
  GROCERY_SLOT: msg`Grocery products are on sale, but grocery has no slot.`,
  KITCHEN_SLOT: msg`Kitchen products are on sale, but the kitchen has no slot.`,
  SUBCATEGORY: msg`There is no category with a subcategory yet.`,
  PRODUCT: msg`No product is on sale and in stock yet.`,
  PAYMENT_METHOD: msg`Neither cash on delivery nor online payment is chosen yet.`,
  PAYMENT_KEYS: msg`Online payment is chosen, but no provider has keys.`,
  PAYMENT_TEST: msg`Online payment is chosen, but its keys have not passed the test.`,
  PAYMENT_LIVE_KEYS: msg`The keys are for testing: no money is moved.`,
  SMS_PROVIDER: msg`No provider of SMS has keys. Nobody could sign in.`,
  SMS_TEST: msg`No test message has been taken by the provider yet.`,
  EMAIL_PROVIDER: msg`No mail server is set. E-mails are not sent.`,
  EMAIL_TEST: msg`No test message has been taken by the mail server yet.`,
  COLLEAGUE: msg`Nobody else has an account yet.`,
};
