// The package has types for the functions of libheif, but not for the classes that its bundle adds.
declare module 'libheif-js/wasm-bundle.js' {
  type Pixels = { data: Uint8ClampedArray; width: number; height: number };
  class HeifImage {
    get_width(): number;
    get_height(): number;
    /** Decodes the image into the array of `pixels`; calls back with null if that fails. */
    display(pixels: Pixels, callback: (pixels: Pixels | null) => void): void;
  }
  class HeifDecoder {
    /** Returns the images of a file; none if the file cannot be read. */
    decode(bytes: Uint8Array): HeifImage[];
  }
  const libheif: { HeifDecoder: typeof HeifDecoder };
  export default libheif;
  export type { HeifImage };
}
