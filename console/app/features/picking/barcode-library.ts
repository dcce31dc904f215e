import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';
import readerUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';

// The library's default URL is a third-party server, which the page may not reach.
prepareZXingModule({ overrides: { locateFile: () => readerUrl } });

/** The barcode formats of packs; fewer formats are read faster. */
const FORMATS = [
  'ean_13',
  'ean_8',
  'upc_a',
  'upc_e',
  'code_128',
  'code_39',
  'codabar',
  'itf',
  'qr_code',
  'data_matrix',
] as const;

/**
 * Reads barcodes as the browser's own detector would. Import it only if the browser has no suitable one: it loads a
 * megabyte of WebAssembly.
 * @throws when the WebAssembly could not be loaded
 */
export async function createLibraryDetector(): Promise<BarcodeDetector> {
  await prepareZXingModule({ fireImmediately: true });
  return new BarcodeDetector({ formats: [...FORMATS] });
}
