import { expect, test } from '@jest/globals';
import { errorsAt } from './errors.ts';

test.each(['constructor', 'toString', 'hasOwnProperty', '__proto__'])(
  'a problem at a field named %s stands at that field alone',
  (name) => {
    const errors = errorsAt([{ path: ['spec', name, 'width'], reason: '知らない項目です' } as never]);
    expect(JSON.parse(JSON.stringify(errors))).toEqual(
      JSON.parse(`{"spec": {${JSON.stringify(name)}: {"width": {"__errors": ["知らない項目です"]}}}}`),
    );
    expect(({} as Record<string, unknown>).width).toBeUndefined();
  },
);
