type Device = {
  share?: (data: ShareData) => Promise<void>;
  /** Missing where the page was not loaded safely. */
  clipboard?: Pick<Clipboard, 'writeText'>;
};

/** What became of a share; `given up` when the person closed the sheet. */
export type ShareOutcome = 'shared' | 'given up' | 'copied' | 'failed';

/** Shares by the device's own sheet where there is one, else copies the address. */
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
