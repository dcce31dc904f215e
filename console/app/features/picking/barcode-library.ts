import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';
import readerUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';

// Its own default is a server of others, which the page may not reach.
prepareZXingModule({ overrides: { locateFile: () => readerUrl } });

/** The codes of packs; fewer kinds are read faster. */
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
 * Reads barcodes as the browser's own detector would. Import it only when the browser has none: it loads a megabyte of
 * WebAssembly.
 * @throws when the WebAssembly could not be loaded
 */
export async function createLibraryDetector(): Promise<BarcodeDetector> {
  await prepareZXingModule({ fireImmediately: true });
  return new BarcodeDetector({ formats: [...FORMATS] });
}
