import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Adds a thumb to a product; returns the new total. */
export async function addThumb(db: Database, goodsId: number): Promise<number> {
  const { total } = await db
    .insertInto('thumbs')
    .values({ goods_id: goodsId, total: 1 })
    .onConflict((conflict) =>
      conflict.column('goods_id').doUpdateSet({ total: sql<number>`thumbs.total + 1` }),
    )
    .returning('total')
    .executeTakeFirstOrThrow();
  return total;
}
