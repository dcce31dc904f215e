import type { SmsSettings } from '../modules/notifications/index.ts';
import type { Reader } from './reader.ts';

export function readSms(read: Reader): SmsSettings {
  const provider = read.oneOf('SMS_PROVIDER', ['local', 'msg91', 'http'], 'local');
  if (provider !== 'local') read.required('PUBLIC_URL', 'messages name the shop’s address');
  if (provider === 'msg91') {
    return {
      provider,
      authKey: read.required('MSG91_AUTH_KEY', 'SMS_PROVIDER is msg91'),
      otpTemplateId: read.required('MSG91_OTP_TEMPLATE_ID', 'SMS_PROVIDER is msg91'),
      templateIds: readTexts(read, 'MSG91_TEMPLATE_IDS'),
      sender: read.text('MSG91_SENDER', ''),
      url: read.url('MSG91_URL', ['https:', 'http:']) ?? 'https://control.msg91.com',
    };
  }
  if (provider === 'http') {
    return {
      provider,
      url: read.required('SMS_HTTP_URL', 'SMS_PROVIDER is http'),
      method: read.oneOf('SMS_HTTP_METHOD', ['GET', 'POST'], 'POST'),
      headers: readTexts(read, 'SMS_HTTP_HEADERS'),
      body: read.text('SMS_HTTP_BODY', '{"to":"{to}","message":"{message}"}'),
    };
  }
  return { provider };
}

/** A JSON object of texts. */
function readTexts(read: Reader, name: string): Record<string, string> {
  const raw = read.text(name, '{}');
  try {
    return Object.fromEntries(Object.entries(JSON.parse(raw)).map(([k, v]) => [k, String(v)]));
  } catch {
    read.problems.push(`${name} must be a JSON object of names and texts`);
    return {};
  }
}
