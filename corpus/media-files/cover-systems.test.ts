import { describe, expect, it } from '@jest/globals';
import { FIXTURE_CONTENT } from '../../test/support/fixture-content.ts';
import { checkCoverSystems } from '../checks/cover-systems.ts';
import { loadCorpus } from '../corpus.ts';
import { COVER_SYSTEMS } from '../schema/cover-system.ts';
import { chooseSystems, coveredLists, coverSystems } from './cover-systems.ts';

const records = Array.from({ length: 120 }, (_, index) => ({ id: (index * 37) % 121, photos: [] }));

describe('chooseSystems', () => {
  it('draws no record like the previous one nor like the one three before', () => {
    const chosen = chooseSystems(records);
    for (const [place, system] of chosen.entries()) {
      if (place > 0) expect(system).not.toBe(chosen[place - 1]);
      if (place > 2 && chosen[place - 3] !== chosen[place - 1]) expect(system).not.toBe(chosen[place - 3]);
    }
  });

  it('uses every way of drawing, none for more than half', () => {
    const chosen = chooseSystems(records);
    for (const system of COVER_SYSTEMS) {
      const count = chosen.filter((one) => one === system).length;
      expect(count).toBeGreaterThan(records.length / 5);
      expect(count).toBeLessThan(records.length / 2);
    }
  });

  it('leaves all covers as they are when a record is added', () => {
    const before = chooseSystems(records);
    expect(chooseSystems([...records, { id: 999, photos: [] }]).slice(0, -1)).toEqual(before);
  });

  it('draws none for a photograph, and uses a record’s own choice', () => {
    const given = [
      { id: 1, photos: ['photo'] },
      { id: 2, photos: [], coverSystem: 'plan' as const },
    ];
    expect(chooseSystems(given)).toEqual([undefined, 'plan']);
  });
});

describe('checkCoverSystems', () => {
  it('accepts the chosen covers, and reports a record that repeats its neighbour', async () => {
    const corpus = await loadCorpus(FIXTURE_CONTENT, []);
    const automatic = structuredClone(corpus);
    for (const record of coveredLists(automatic).flat()) delete record.coverSystem;
    expect(checkCoverSystems(automatic, () => 'file')).toEqual([]);
    const [first, second] = automatic.solutions;
    second!.coverSystem = coverSystems(automatic).get(first!);
    expect(checkCoverSystems(automatic, () => 'file')[0]).toMatchObject({
      file: 'file',
      field: 'coverSystem',
    });
  });
});
