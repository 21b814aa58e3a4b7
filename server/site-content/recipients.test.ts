import { expect, test } from '@jest/globals';
import { THIRD_PARTIES } from '../../shared/third-parties.ts';
import { fixtureCorpus } from '../../test/support/content/fixture-corpus.ts';
import { publicSettings, readSettings } from '../settings/settings.ts';

const ABROAD = /^(.+)\((?!日本)[^)]+\)$/;

test('the privacy policy names every recipient abroad that the notice of external transmission names', async () => {
  const { site, singleTexts } = await fixtureCorpus();
  const policy = singleTexts.find(({ type }) => type === 1)?.body ?? '';
  const companies = THIRD_PARTIES.map(({ company }) => company(publicSettings(readSettings({}), site)));
  const abroad = companies.flatMap((company) => ABROAD.exec(company)?.[1] ?? []);
  expect(abroad.length).toBeGreaterThan(0);
  for (const company of abroad) expect(policy).toContain(company);
});

test('the company and the policy name the same representative', async () => {
  const { company, singleTexts } = await fixtureCorpus();
  const profile = company.find((record) => record.kind === 'profile');
  const person = profile?.rows.find(({ name }) => name === '代表者')?.value;
  expect(person).toMatch(/^\S+ \S/);
  expect(singleTexts.find(({ type }) => type === 1)?.body).toContain(person);
});
