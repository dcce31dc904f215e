// The package describes the functions of libheif, not the classes that its bundle adds to them.
declare module 'libheif-js/wasm-bundle.js' {
  type Pixels = { data: Uint8ClampedArray; width: number; height: number };
  class HeifImage {
    get_width(): number;
    get_height(): number;
    /** Decodes into the array; calls back without a value when that fails. */
    display(pixels: Pixels, callback: (pixels: Pixels | null) => void): void;
  }
  class HeifDecoder {
    /** The pictures of a file; none when it cannot be read. */
    decode(bytes: Uint8Array): HeifImage[];
  }
  const libheif: { HeifDecoder: typeof HeifDecoder };
  export default libheif;
  export type { HeifImage };
}
