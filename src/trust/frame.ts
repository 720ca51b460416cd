/**
 * Texts framed into bytes for hashing: each as UTF-8 behind its length in bytes (four bytes, highest first), as the random streams
 * do it. Different lists of texts are different bytes, whatever the texts hold. A text must not hold halves of surrogate pairs.
 */
import { createHash, createHmac } from 'node:crypto';

export function frame(texts: readonly string[]): Buffer {
  return Buffer.concat(
    texts.flatMap((text) => {
      const bytes = Buffer.from(text, 'utf8');
      const length = Buffer.alloc(4);
      length.writeUInt32BE(bytes.length);
      return [length, bytes];
    }),
  );
}

/** SHA-256 over the frame, 64 hex digits. */
export function hashOf(texts: readonly string[]): string {
  return createHash('sha256').update(frame(texts)).digest('hex');
}

/** HMAC-SHA256 over the frame under a key of 64 hex digits (32 bytes); 64 hex digits. */
export function macOf(key: string, texts: readonly string[]): string {
  return createHmac('sha256', Buffer.from(key, 'hex')).update(frame(texts)).digest('hex');
}
