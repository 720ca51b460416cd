/**
 * Texts into digests: SHA-256 and HMAC over texts framed into bytes, each as UTF-8 behind its length in bytes (four of them,
 * highest first). Different lists of texts are different bytes, whatever they hold. Synchronous, and the same in a browser.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** SHA-256 of one text as UTF-8, 64 hex digits. */
export function hashOfText(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** SHA-256 over the frame, 64 hex digits. A text must not hold halves of surrogate pairs: they have no UTF-8. */
export function hashOf(texts: readonly string[]): string {
  return bytesToHex(sha256(frame(texts)));
}

/** HMAC-SHA256 over the frame under a key of 64 hex digits (32 bytes); 64 hex digits. */
export function macOf(key: string, texts: readonly string[]): string {
  return bytesToHex(hmac(sha256, hexToBytes(key), frame(texts)));
}

/** 32 bytes from the system's own generator, as 64 hex digits. */
export function randomDigits(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
}

function frame(texts: readonly string[]): Uint8Array {
  return concatBytes(
    ...texts.flatMap((text) => {
      const bytes = utf8ToBytes(text);
      const length = new Uint8Array(4);
      new DataView(length.buffer).setUint32(0, bytes.length);
      return [length, bytes];
    }),
  );
}
