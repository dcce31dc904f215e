type Device = {
  share?: (data: ShareData) => Promise<void>;
  /** Undefined in an insecure context. */
  clipboard?: Pick<Clipboard, 'writeText'>;
};

/** Result of sharing; `given up` if the share sheet was dismissed. */
export type ShareOutcome = 'shared' | 'given up' | 'copied' | 'failed';

/** Shares by the device's share sheet if available, else copies the URL. */
export async function shareLink(
  device: Device,
  link: { url: string; title: string },
): Promise<ShareOutcome> {
  if (device.share) {
    try {
      await device.share(link);
      return 'shared';
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return 'given up';
    }
  }
  try {
    await device.clipboard?.writeText(link.url);
    return device.clipboard ? 'copied' : 'failed';
  } catch {
    return 'failed';
  }
}
