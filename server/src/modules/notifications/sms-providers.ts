import { OTP_DIGITS, OTP_LIFE_MINUTES } from '@sabuja/contract/limits';
import { type Locale, seconds } from '@sabuja/kit';
import type { OutgoingMessage, Send } from './send-message.ts';

/** How SMS are sent. With `local` they stay in the outbox and can be read at /dev/outbox. */
export type SmsSettings =
  | { provider: 'local' }
  | {
      provider: 'msg91';
      authKey: string;
      otpTemplateId: string;
      /** MSG91's ids of the registered texts, by our template name: 'order_placed', 'order_placed:hi'. */
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
      /** The names of texts that are registered in other languages than English: 'order_placed:hi'. */
      translations: readonly string[];
    };

const REQUEST_TIMEOUT = seconds(10);

/** Creates the configured SMS provider; undefined when messages stay in the outbox. */
export function smsProvider(settings: SmsSettings): Send | undefined {
  switch (settings.provider) {
    case 'msg91':
      return msg91(settings);
    case 'http':
      return genericHttp(settings);
    case 'local':
      return undefined;
    default:
      return settings satisfies never;
  }
}

/** The name under which the text of a template in a language is registered. */
const registeredName = (template: string, language: Locale): string =>
  language === 'en' ? template : `${template}:${language}`;

/** Returns the language for an SMS template: the wanted one if its text is registered, else English. */
export function smsLanguage(settings: SmsSettings, template: string, wanted: Locale): Locale {
  const name = registeredName(template, wanted);
  return isRegistered(settings, name) ? wanted : 'en';
}

function isRegistered(settings: SmsSettings, name: string): boolean {
  switch (settings.provider) {
    case 'msg91':
      return name in settings.templateIds;
    case 'http':
      return settings.translations.includes(name);
    case 'local':
      return true;
    default:
      return settings satisfies never;
  }
}

type Msg91 = Extract<SmsSettings, { provider: 'msg91' }>;

/**
 * MSG91: sign-in codes use its OTP call (with our own code), everything else its Flow call. A response with status 200
 * may still report an error.
 */
const msg91 =
  (settings: Msg91): Send =>
  async (message) => {
    const [path, json] =
      message.template === 'otp'
        ? buildOtpCall(settings, message)
        : buildFlowCall(settings, message);
    const response = await fetch(new URL(path, settings.url), {
      method: 'POST',
      headers: { authkey: settings.authKey, 'content-type': 'application/json' },
      body: JSON.stringify(json),
      signal: AbortSignal.timeout(REQUEST_TIMEOUT),
    });
    const result = (await response.json()) as {
      type?: string;
      message?: string;
      request_id?: string;
    };
    if (!response.ok || result.type !== 'success') {
      throw new Error(`MSG91 said ${response.status}: ${result.message ?? 'no reason'}`);
    }
    return result.request_id ?? result.message ?? 'success';
  };

const toMsg91Number = (message: OutgoingMessage): string => message.to.replace('+', '');

function registeredId(settings: Msg91, { template, language }: OutgoingMessage): string {
  const name = registeredName(template, language);
  const id = settings.templateIds[name];
  if (id === undefined) throw new Error(`MSG91_TEMPLATE_IDS has no id for ${name}`);
  return id;
}

function buildOtpCall(settings: Msg91, message: OutgoingMessage): [string, object] {
  const query = new URLSearchParams({
    template_id:
      message.language === 'en' ? settings.otpTemplateId : registeredId(settings, message),
    mobile: toMsg91Number(message),
    otp: String(message.variables.code),
    otp_length: String(OTP_DIGITS),
    otp_expiry: String(OTP_LIFE_MINUTES),
  });
  return [`/api/v5/otp?${query}`, message.variables];
}

function buildFlowCall(settings: Msg91, message: OutgoingMessage): [string, object] {
  const id = registeredId(settings, message);
  const recipients = [{ mobiles: toMsg91Number(message), ...message.variables }];
  return ['/api/v5/flow', { template_id: id, sender: settings.sender || undefined, recipients }];
}

/** A generic gateway with one HTTP call: `{to}`, `{message}` and `{template}` are replaced in URL and body. */
const genericHttp =
  (settings: Extract<SmsSettings, { provider: 'http' }>): Send =>
  async (message) => {
    const response = await fetch(fillTemplate(settings.url, message, encodeURIComponent), {
      method: settings.method,
      headers: { 'content-type': 'application/json', ...settings.headers },
      signal: AbortSignal.timeout(REQUEST_TIMEOUT),
      ...(settings.method === 'POST' && { body: fillTemplate(settings.body, message, escapeJson) }),
    });
    const result = await response.text();
    if (!response.ok)
      throw new Error(`the SMS gateway said ${response.status}: ${result.slice(0, 200)}`);
    return result.slice(0, 200);
  };

const escapeJson = (text: string): string => JSON.stringify(text).slice(1, -1);

const fillTemplate = (
  pattern: string,
  message: OutgoingMessage,
  escapeValue: (text: string) => string,
): string =>
  pattern
    .replaceAll('{to}', () => escapeValue(message.to))
    .replaceAll('{template}', () => escapeValue(registeredName(message.template, message.language)))
    .replaceAll('{message}', () => escapeValue(message.body));
