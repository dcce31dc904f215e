/** As browsers have it; not part of TypeScript's library. */
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
 * The browser's own detector; where it is missing or reads no codes of packs, that of a library, which is loaded then.
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
