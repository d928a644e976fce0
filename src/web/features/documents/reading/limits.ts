/** Limits of a paper. A page of text is far below all of them. A file that exceeds them is broken or malicious. */
export const FILE_BYTES = 25_000_000;
export const PAGES = 60;
export const PICTURE_PAGES = 20;
export const PICTURE_PIXELS = 50_000_000;
/** The size to which a picture is shrunk before it is read. */
export const READ_PIXELS = 5_000_000;
/** The uncompressed size of a word processor's file. */
export const UNPACKED_BYTES = 20_000_000;
export const TEXT_CHARACTERS = 400_000;
export const PDF_TIMEOUT_MS = 30_000;
export const PICTURE_TIMEOUT_MS = 60_000;
