import { OTP_DIGITS, OTP_LIFE_MINUTES } from '@sabuja/contract/limits';
import { seconds } from '@sabuja/kit';
import type { Outgoing, Send } from './send-message.ts';

/** How SMS leave the shop. `local`: they stay in the outbox, to be read at /dev/outbox. */
export type SmsSettings =
  | { provider: 'local' }
  | {
      provider: 'msg91';
      authKey: string;
      otpTemplateId: string;
      /** MSG91's own ids of the texts registered with it, by our template's name. */
      templateIds: Record<string, string>;
      sender: string;
      url: string;
    }
  | {
      provider: 'http';
      url: string;
      method: 'GET' | 'POST';
      headers: Record<string, string>;
      body: string;
    };

const patience = seconds(10);

/** The SMS provider that the settings name; undefined when messages stay in the outbox. */
export function smsProvider(settings: SmsSettings): Send | undefined {
  if (settings.provider === 'msg91') return msg91(settings);
  if (settings.provider === 'http') return genericHttp(settings);
  return undefined;
}

type Msg91 = Extract<SmsSettings, { provider: 'msg91' }>;

/** MSG91: codes by its OTP call (our own code), everything else by its Flow call. 200 may still be an error. */
const msg91 =
  (settings: Msg91): Send =>
  async (message) => {
    const [path, json] =
      message.template === 'otp' ? otpCall(settings, message) : flowCall(settings, message);
    const response = await fetch(new URL(path, settings.url), {
      method: 'POST',
      headers: { authkey: settings.authKey, 'content-type': 'application/json' },
      body: JSON.stringify(json),
      signal: AbortSignal.timeout(patience),
    });
    const answer = (await response.json()) as {
      type?: string;
      message?: string;
      request_id?: string;
    };
    if (!response.ok || answer.type !== 'success') {
      throw new Error(`MSG91 said ${response.status}: ${answer.message ?? 'no reason'}`);
    }
    return answer.request_id ?? answer.message ?? 'success';
  };

const mobiles = (message: Outgoing): string => message.to.replace('+', '');

function otpCall(settings: Msg91, message: Outgoing): [string, object] {
  const query = new URLSearchParams({
    template_id: settings.otpTemplateId,
    mobile: mobiles(message),
    otp: String(message.variables.code),
    otp_length: String(OTP_DIGITS),
    otp_expiry: String(OTP_LIFE_MINUTES),
  });
  return [`/api/v5/otp?${query}`, message.variables];
}

function flowCall(settings: Msg91, message: Outgoing): [string, object] {
  const id = settings.templateIds[message.template];
  if (id === undefined) throw new Error(`MSG91_TEMPLATE_IDS has no id for ${message.template}`);
  const recipients = [{ mobiles: mobiles(message), ...message.variables }];
  return ['/api/v5/flow', { template_id: id, sender: settings.sender || undefined, recipients }];
}

/** Any gateway with one HTTP call: `{to}`, `{message}` and `{template}` are filled in address and body. */
const genericHttp =
  (settings: Extract<SmsSettings, { provider: 'http' }>): Send =>
  async (message) => {
    const response = await fetch(fill(settings.url, message, encodeURIComponent), {
      method: settings.method,
      headers: { 'content-type': 'application/json', ...settings.headers },
      signal: AbortSignal.timeout(patience),
      ...(settings.method === 'POST' && { body: fill(settings.body, message, inJson) }),
    });
    const answer = await response.text();
    if (!response.ok)
      throw new Error(`the SMS gateway said ${response.status}: ${answer.slice(0, 200)}`);
    return answer.slice(0, 200);
  };

const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);

const fill = (pattern: string, message: Outgoing, quote: (text: string) => string): string =>
  pattern
    .replaceAll('{to}', () => quote(message.to))
    .replaceAll('{template}', () => quote(message.template))
    .replaceAll('{message}', () => quote(message.body));
