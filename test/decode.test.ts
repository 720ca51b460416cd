import { describe, expect, it } from 'vitest';
import { decode, decodeText, placeAt, streamDecoder } from '../src/decode.ts';
import { faultsOf } from './fault-of.ts';

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

  it.each<[string, string, string, string | null]>([
    [
      '小毛 小薛 小谢 小魏 小郑'.replaceAll(' ', '\n'),
      'd0a1c3ab0ad0a1d1a60ad0a1d0bb0ad0a1ceba0ad0a1d6a3',
      'gb18030',
      'utf-8',
    ],
    ['小毛', 'd0a1c3ab', 'gb18030', 'utf-8'],
    ['郑', 'd6a3', 'gb18030', 'utf-8'],
    ['л', 'd0bb', 'utf-8', 'gb18030'],
    ['café', '636166c3a9', 'utf-8', null],
    ['Ольга', 'd09ed0bbd18cd0b3d0b0', 'utf-8', null],
    ['苹果', 'c6bbb9fb', 'gb18030', null],
  ])('knows Chinese that happens to be UTF-8 as well: %j', (text, hex, encoding, doubt) => {
    expect(decode(Buffer.from(hex, 'hex'), 'f')).toEqual({ text, encoding, doubt });
  });

  it.each(['504b0304140006000800', 'd0cf11e0a1b11ae10000'])('says what to do with a spreadsheet', (hex) => {
    expect(faultsOf(() => decodeText(Buffer.from(hex, 'hex'), 'a.xlsx'))[0]?.code).toBe('file-is-workbook');
  });

  it.each(['utf-8', 'utf-16le', 'gb18030'])('reads a stream of pieces in %s as the whole', (encoding) => {
    const whole = `{"a": "x"}\n${text}\n`;
    const gb = Buffer.concat([Buffer.from('{"a": "x"}\n1. '), Buffer.from('c6bbb9fb', 'hex')]);
    const bytes = encoding === 'gb18030' ? gb : Buffer.from(`\ufeff${whole}`, encoding as BufferEncoding); // as: one of its names
    for (const size of [1, 2, 3, 5, 64]) {
      const next = streamDecoder(bytes.subarray(0, 11));
      let read = '';
      for (let at = 0; at < bytes.length; at += size) read += next(bytes.subarray(at, at + size));
      expect(read + next(undefined)).toBe(encoding === 'gb18030' ? '{"a": "x"}\n1. 苹果' : whole);
    }
  });

  it('counts lines and columns from 1', () => {
    expect(placeAt('ab\ncd', 0)).toEqual({ line: 1, column: 1 });
    expect(placeAt('ab\ncd', 4)).toEqual({ line: 2, column: 2 });
  });
});
