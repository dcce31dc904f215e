import type { SmsSettings } from '../modules/notifications/index.ts';
import {
  list,
  oneOf,
  requiredWhen,
  text,
  textsByName,
  type ValuesOf,
  webUrl,
} from '../platform/environment/index.ts';

export const smsVariables = {
  SMS_PROVIDER: oneOf(['local', 'msg91', 'http'], {
    default: 'local',
    description: 'who sends SMS; with `local` they stay in the outbox',
  }),
  MSG91_AUTH_KEY: text({
    default: '',
    isSecret: true,
    requiredIf: requiredWhen('SMS_PROVIDER', 'msg91'),
    description: 'required with `msg91`',
  }),
  MSG91_OTP_TEMPLATE_ID: text({
    default: '',
    requiredIf: requiredWhen('SMS_PROVIDER', 'msg91'),
    description: 'required with `msg91`',
  }),
  MSG91_TEMPLATE_IDS: textsByName({
    description:
      'MSG91’s id for each of our other templates by name, and `name:hi`, `name:or` for translations',
  }),
  MSG91_URL: webUrl({ default: 'https://control.msg91.com', description: 'where MSG91 is' }),
  MSG91_SENDER: text({ default: '', description: 'the header that is registered' }),
  SMS_HTTP_URL: text({
    default: '',
    isSecret: true,
    requiredIf: requiredWhen('SMS_PROVIDER', 'http'),
    description: 'required with `http`; `{to}`, `{message}`, `{template}` are filled in',
  }),
  SMS_HTTP_METHOD: oneOf(['GET', 'POST'], {
    default: 'POST',
    description: 'how the gateway is called',
  }),
  SMS_HTTP_HEADERS: textsByName({ isSecret: true, description: 'headers of the call' }),
  SMS_HTTP_BODY: text({
    default: '{"to":"{to}","message":"{message}"}',
    description: 'body of a POST, filled in likewise',
  }),
  SMS_HTTP_TRANSLATIONS: list({
    description:
      'templates registered in other languages, with commas: `order_placed:hi, order_placed:or`',
  }),
};

export function toSms(values: ValuesOf<typeof smsVariables>): SmsSettings {
  const provider = values.SMS_PROVIDER;
  if (provider === 'msg91') {
    return {
      provider,
      authKey: values.MSG91_AUTH_KEY,
      otpTemplateId: values.MSG91_OTP_TEMPLATE_ID,
      templateIds: values.MSG91_TEMPLATE_IDS,
      sender: values.MSG91_SENDER,
      url: values.MSG91_URL,
    };
  }
  if (provider === 'http') {
    return {
      provider,
      url: values.SMS_HTTP_URL,
      method: values.SMS_HTTP_METHOD,
      headers: values.SMS_HTTP_HEADERS,
      body: values.SMS_HTTP_BODY,
      translations: values.SMS_HTTP_TRANSLATIONS,
    };
  }
  return { provider };
}
