import { mountRazorpaySandbox, sandboxSettings } from '@sabuja/sandbox-razorpay';
import type { FastifyInstance } from 'fastify';
import { type ConfiguredProvider, configureSandboxProvider } from '../modules/payments/index.ts';
import { type Clock, systemClock } from '../platform/clock.ts';
import { isLocalRequest } from '../platform/http/index.ts';
import { isLocalOnly, type Settings } from '../settings.ts';

const PATH = '/sandbox/razorpay';

/** Mounts the payment provider's sandbox on the shop's own port; returns the provider that calls it. */
export type MountPaymentSandbox = (http: FastifyInstance) => ConfiguredProvider;

/**
 * Returns the mount function of the payment sandbox, for a shop without keys of a provider; undefined if strangers
 * could reach the shop and pay with it, unless the settings enable it.
 */
export function createPaymentSandbox(
  settings: Settings,
  databaseUrl: string,
  clock: Clock = systemClock,
): MountPaymentSandbox | undefined {
  if (!(settings.paymentSandbox ?? isLocalOnly(settings))) return undefined;
  return (http) =>
    configureSandboxProvider(
      mountRazorpaySandbox(http, {
        path: PATH,
        webhookPath: '/api/v1/payment/webhook',
        databaseUrl,
        secret: settings.sessionSecret,
        clock,
        mayControl: isLocalRequest,
      }),
    );
}

/** Returns the provider with which a worker calls the sandbox of the servers; undefined if it is not enabled. */
export const reachPaymentSandbox = (
  { paymentSandbox, sessionSecret }: Settings,
  origin: () => string,
): ConfiguredProvider | undefined =>
  paymentSandbox
    ? configureSandboxProvider(sandboxSettings({ path: PATH, secret: sessionSecret, origin }))
    : undefined;
