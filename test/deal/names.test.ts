import { describe, expect, it } from 'vitest';
import { checkCount, checkNames, readSignUp } from '../../src/deal/names.ts';
import { faultsOf } from '../fault-of.ts';

const read = (text: string): readonly string[] => readSignUp(text, 'names.txt');

describe('a sign-up list', () => {
  it.each([
    ['1. 苹果\n2. 楼兰\n3. 警花', ['苹果', '楼兰', '警花']],
    ['1. 苹果\n2、楼兰\n３）警花\n', ['苹果', '楼兰', '警花']],
    ['1.苹果\n\n  2．楼兰  \n3:警花', ['苹果', '楼兰', '警花']],
    ['(1) 苹果\n（2）楼兰\n【3】警花', ['苹果', '楼兰', '警花']],
    ['1号 苹果\n2号：楼兰\n3楼 警花', ['苹果', '楼兰', '警花']],
    ['① 苹果\n② 楼兰', ['苹果', '楼兰']],
    ['1\u3000苹果\n2\u3000楼兰', ['苹果', '楼兰']],
    ['1 楼兰\n2 号角', ['楼兰', '号角']],
    ['7. 苹果\n8. 楼兰', ['苹果', '楼兰']],
    ['0. 苹果\n1. 楼兰', ['苹果', '楼兰']],
    ['9. a\n10. b\n11. c', ['a', 'b', 'c']],
    ['1. @苹果\n2. ＠楼兰', ['苹果', '楼兰']],
    ['1.007\n2.008', ['007', '008']],
    ['1. 1. x\n2. y', ['1. x', 'y']],
  ])('loses its numbering where it runs on: %j', (text, names) => {
    expect(read(text)).toEqual(names);
  });

  it.each([
    ['1. 苹果\n3. 楼兰', ['1. 苹果', '3. 楼兰']],
    ['1. 苹果\n楼兰', ['1. 苹果', '楼兰']],
    ['007\n008', ['007', '008']],
    ['3.14\n4.15', ['3.14', '4.15']],
    ['7. 苹果', ['7. 苹果']],
    ['1楼兰\n2楼兰花', ['1楼兰', '2楼兰花']],
    ['2pac\n3pac', ['2pac', '3pac']],
    ['@007\n@@x', ['007', '@@x']],
  ])('keeps what only looks like numbering: %j', (text, names) => {
    expect(read(text)).toEqual(names);
  });

  it('takes names of every kind, as they are written', () => {
    const odd = [
      'constructor',
      '__proto__',
      'toString',
      '007',
      '苹果（小号）',
      'a=b:c',
      '👩‍👩‍👧',
      '\u202Eevil',
      '\u001b[31mred',
      'Ａｐｐｌｅ',
      '"quoted", comma',
      '=1+1',
      '.',
      '杀手',
    ];
    expect(read(odd.join('\n'))).toEqual(odd);
    expect(checkNames(odd)).toEqual(odd);
  });

  it.each([
    ['Apple\napple', 'name-twice'],
    ['Ａｐｐｌｅ\nAPPLE', 'name-twice'],
    ['ﬁn\nFIN', 'name-twice'],
    ['苹果\n 苹果 ', 'name-twice'],
    ['1. 苹果\n2. 苹果', 'name-twice'],
    ['苹果\n苹\u200b果', 'name-twice'],
    ['苹果\n苹果\u00ad', 'name-twice'],
    ['苹果\n\u2060', 'name-unseen'],
    ['苹果\n\u3164', 'name-unseen'],
    ['@苹果\n苹果', 'name-twice'],
    ['1. 苹果\n2. \n3. 楼兰', 'name-empty'],
  ])('refuses two equal names and numbers without a name: %j', (text, code) => {
    const faults = faultsOf(() => read(text));
    expect(faults).toMatchObject([{ kind: 'bad', code, place: { file: 'names.txt' } }]);
    expect(faults[0]?.place?.line).toBe(2);
  });

  it('must have a name for each seat', () => {
    checkCount(['a', 'b'], 2);
    expect(faultsOf(() => checkCount(['a', 'b'], 3))).toMatchObject([
      { code: 'names-count', with: { names: 2, seats: 3 } },
    ]);
  });
});
