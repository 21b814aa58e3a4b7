import { z } from 'zod';
import { careerPath } from '../../shared/paths/params.ts';
import { day, id, text, urlName } from '../fields.ts';
import { inFolder } from '../kind.ts';

/** content/careers/{slug}.md; the address is /careers/{slug}_r{id}.html */
const careerFrontMatter = z.strictObject({
  id,
  slug: urlName,
  title: text.meta({ title: '職種', description: '一覧とページの見出し' }),
  department: text.meta({ title: '部門' }),
  location: text.meta({ title: '勤務地' }),
  employment: z.enum(['正社員', '契約社員']).meta({ title: '雇用形態' }),
  salary: text.meta({ title: '給与', description: '額と内訳がわかるように書きます' }),
  postedOn: day.meta({ title: '募集の開始日' }),
  validThrough: day.meta({ title: '募集の締め切り', description: 'この日まで募集中として出します' }),
  summary: text.meta({ title: '要約', description: '一覧に出る1〜2文' }),
});

export const careers = inFolder('markdown', 'careers', {
  title: '求人',
  description: '募集中の職種。採用情報のページに出ます。',
  newFile: '{slug}.md',
  schema: careerFrontMatter,
  pathOf: (record: { slug: string; id: number }) => careerPath(record),
});
