import { expect, test } from '@jest/globals';
import { type NewPlace, opening, solve } from './fixtures.ts';

/** Tests of verify codes, which prove a browser's work, and of votes. */
export function testVerifyCodes(newPlace: NewPlace): void {
  const { open } = opening();

  test('thumbs are counted, also those that come at once', async () => {
    const store = await open(await newPlace());
    await Promise.all(Array.from({ length: 9 }, () => store.addThumb(203)));
    expect(await store.addThumb(203)).toBe(10);
    expect(await store.addThumb(204)).toBe(1);
  });

  test('a verify code passes once, in whichever process, and a forged one never', async () => {
    const place = await newPlace();
    const [one, other] = [(await open(place)).verifyCodes, (await open(place)).verifyCodes];
    const code = await solve(one);
    expect(await other.check(code)).toBe('passed');
    expect(await one.check(code)).toBe('spent');
    const forged = JSON.parse(Buffer.from(await solve(one), 'base64').toString('utf8'));
    forged.challenge.parameters.keyPrefix = '0';
    expect(await one.check(Buffer.from(JSON.stringify(forged)).toString('base64'))).toBe('wrong');
    const bound = await solve(one, 'sales:key-1');
    expect(await other.check(bound, 'sales:key-2')).toBe('wrong');
    expect(await other.check(bound, 'sales:key-1')).toBe('passed');
    expect(await one.check(bound, 'sales:key-1')).toBe('spent');
    expect(await one.check(await solve(one), 'sales:key-1')).toBe('wrong');
    for (const nonsense of ['', '%%%', 'e30=', Buffer.from('null').toString('base64')]) {
      expect(await one.check(nonsense)).toBe('wrong');
    }
  });
}
