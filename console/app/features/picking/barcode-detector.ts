/** The part of the browser's BarcodeDetector used here; TypeScript's library has no type for it. */
export type Detector = { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> };
type DetectorClass = {
  new (): Detector;
  getSupportedFormats?(): Promise<string[]>;
};

const nativeClass = (): DetectorClass | undefined =>
  (globalThis as unknown as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

/** Whether barcodes can be read with a camera: by the browser itself or by a library. */
export const canReadBarcodes = (): boolean =>
  'mediaDevices' in navigator && (nativeClass() !== undefined || 'WebAssembly' in globalThis);

/**
 * Returns the browser's own detector; if it is missing or cannot read the codes of packs, loads that of a library.
 * @throws when the library could not be loaded
 */
export async function openDetector(): Promise<Detector> {
  const Native = nativeClass();
  if (Native && (await readsPacks(Native))) return new Native();
  const { createLibraryDetector } = await import('./barcode-library.ts');
  return createLibraryDetector();
}

async function readsPacks(Native: DetectorClass): Promise<boolean> {
  if (!Native.getSupportedFormats) return true;
  const formats = await Native.getSupportedFormats().catch((): string[] => []);
  return formats.includes('ean_13');
}
