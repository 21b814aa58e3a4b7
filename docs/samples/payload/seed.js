// `node seed.js`: two products and a news item in an empty database, for a first look.
import { getPayload } from 'payload';
import config from './payload.config.js';

const payload = await getPayload({ config });
const create = async (collection, data) => (await payload.create({ collection, data })).id;

const categories = await create('categories', {
  ...{ urlName: 'cameras', name: 'カメラ', englishName: 'Cameras', lead: '屋内と屋外のカメラです。' },
});
const series = await create('series', {
  ...{ urlName: 'outdoor', name: '屋外カメラ', lead: '雨と暗さに強いカメラです。', categories },
});
for (const [model, pixels] of [
  ['CAM-20', '2メガピクセル'],
  ['CAM-40', '4メガピクセル'],
])
  await create('products', {
    ...{ urlName: model.toLowerCase(), model, name: '屋外カメラ', remarks: '夜間も色まで写します', series },
    ...{ lead: `照明のない場所でも色を見分ける、${pixels}の屋外カメラです。`, releasedOn: '2026-04-01' },
    features: [{ title: '夜間の撮影', text: '照明のない場所でも、人と車の色を見分けられます。' }],
    specification: [{ name: '画素数', value: pixels }],
  });
await create('news', {
  ...{ urlName: 'opening', title: 'サイトを開設しました', publishedOn: '2026-04-01' },
  ...{ summary: '製品の情報をお届けします。', body: '製品の情報をこのサイトでお届けします。' },
});
process.exit();
