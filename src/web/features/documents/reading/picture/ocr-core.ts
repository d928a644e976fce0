/**
 * The parts of tesseract.js-core that are used: the recognizer itself, without the surrounding library, which uses a
 * public server.
 */
export interface RecognizerCore {
  FS: { writeFile: (path: string, content: Uint8Array) => void; unlink: (path: string) => void };
  TessBaseAPI: new () => Recognizer;
}

export interface Recognizer {
  /** Returns 0 on success. */
  Init: (path: string | null, language: string, mode: number) => number;
  SetVariable: (name: string, value: string) => void;
  SetPageSegMode: (mode: number) => void;
  /** Opens `/input`. */
  SetImageFile: (exif: number, angle: number) => void;
  Recognize: (monitor: null) => number;
  GetTSVText: (page: number) => string;
  Clear: () => void;
}

export type OpenCore = (options: { locateFile?: () => string }) => Promise<RecognizerCore>;

/** URLs of our own server. */
export interface CoreAddresses {
  script: string;
  wasm: string;
  language: string;
}

export interface PictureRequest {
  addresses: CoreAddresses;
  width: number;
  height: number;
  colors: Uint8ClampedArray<ArrayBuffer>;
}
