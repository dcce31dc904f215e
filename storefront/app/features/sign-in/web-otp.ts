import { isOtpComplete } from './sign-in-rules.ts';

type CodeCredential = Credential & { code?: string };

/** Resolves to the code of an SMS where the browser supports WebOTP and the user consents. */
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
