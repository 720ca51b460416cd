import { describe, expect, it } from 'vitest';
import { decodeText, placeAt } from '../../../src/deal/read/decode.ts';
import { faultsOf } from '../../fault-of.ts';

const text = '1. 苹果（杀手）：杀手、恶魔\n2. 楼兰';
const utf8 = Buffer.from(text);
const utf16 = Buffer.from(text, 'utf16le');
const bom = (bytes: Buffer, mark: readonly number[]): Buffer => Buffer.concat([Buffer.from(mark), bytes]);
/** `1. 苹果` in GBK, from the code table: 苹 C6 BB, 果 B9 FB. */
const gbk = Buffer.from([0x31, 0x2e, 0x20, 0xc6, 0xbb, 0xb9, 0xfb]);

describe('decoding', () => {
  it.each([
    ['UTF-8', utf8],
    ['UTF-8 with a mark', bom(utf8, [0xef, 0xbb, 0xbf])],
    ['UTF-16, low byte first, with a mark', bom(utf16, [0xff, 0xfe])],
    ['UTF-16, high byte first, with a mark', bom(Buffer.from(utf16).swap16(), [0xfe, 0xff])],
    ['UTF-16, low byte first', utf16],
    ['UTF-16, high byte first', Buffer.from(utf16).swap16()],
    ['line ends of Windows', Buffer.from(text.replace('\n', '\r\n'))],
    ['line ends of old', Buffer.from(text.replace('\n', '\r'))],
  ])('reads %s', (_, bytes) => {
    expect(decodeText(bytes, 'f')).toBe(text);
  });

  it('reads GBK', () => {
    expect(decodeText(gbk, 'f')).toBe('1. 苹果');
  });

  it.each([
    ['nothing', Buffer.alloc(0), 'text-empty'],
    ['spaces', Buffer.from(' \n\u3000\n'), 'text-empty'],
    ['a mark alone', Buffer.from([0xef, 0xbb, 0xbf]), 'text-empty'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]), 'text-encoding'],
    ['zeros', Buffer.alloc(64), 'text-binary'],
    ['a program', Buffer.from('\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0'), 'text-binary'],
    ['what is in no encoding', Buffer.from([0x41, 0xff, 0xff, 0x41]), 'text-encoding'],
  ])('refuses %s', (_, bytes, code) => {
    const [fault] = faultsOf(() => decodeText(bytes, 'f'));
    expect(fault?.kind).toBe('bad');
    expect([code, 'text-binary']).toContain(fault?.code);
    expect(fault?.place?.file).toBe('f');
  });

  it('counts lines and columns from 1', () => {
    expect(placeAt('ab\ncd', 0)).toEqual({ line: 1, column: 1 });
    expect(placeAt('ab\ncd', 4)).toEqual({ line: 2, column: 2 });
  });
});
