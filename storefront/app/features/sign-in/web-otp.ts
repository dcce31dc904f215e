import { isOtpComplete } from './sign-in-rules.ts';

type CodeCredential = Credential & { code?: string };

/** Waits for the code of an SMS where the browser can read it with the customer's consent. */
export async function readCodeFromSms(signal: AbortSignal): Promise<string | undefined> {
  if (!('OTPCredential' in window)) return undefined;
  const options = { otp: { transport: ['sms'] }, signal } as CredentialRequestOptions;
  try {
    const credential = (await navigator.credentials.get(options)) as CodeCredential | null;
    const code = credential?.code ?? '';
    return isOtpComplete(code) ? code : undefined;
  } catch {
    return undefined;
  }
}
