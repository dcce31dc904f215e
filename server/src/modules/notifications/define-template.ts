import type { Text } from '../../platform/texts/index.ts';
import type { OrderMessageKind } from './order-message-kinds.ts';

/** The content of an e-mail or a push message: its heading, and its text without greeting and link. */
type MessageContent = { subject: Text; text: Text };

/** One notification, with a text for each channel that sends it. SMS are for urgent notifications. */
export type NotificationTemplate<V> = {
  /** What it says of an order, if that can become untrue. */
  kind?: OrderMessageKind;
  sms?: (v: V & SmsParams) => Text;
  email?: (v: V) => MessageContent;
  push?: (v: V) => MessageContent;
};
type SmsParams = { shop: string };

export const defineTemplate = <V>(template: NotificationTemplate<V>): NotificationTemplate<V> =>
  template;

export type OrderParams = { number: string };
