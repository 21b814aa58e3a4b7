import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { placeIn, valueAt } from './place.ts';

test.each(['constructor', 'toString', 'hasOwnProperty', '__proto__'])(
  'a field called %s is unknown, although every object has a member of that name',
  (name) => {
    const schema = z.object({ title: z.string() });
    expect(placeIn(schema, [name], { title: 'a' })).toBeUndefined();
    expect(placeIn(schema, [name, 'length'], { title: 'a' })).toBeUndefined();
    expect(valueAt({ title: 'a' }, [name])).toBeUndefined();
  },
);
