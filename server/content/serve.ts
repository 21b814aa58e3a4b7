import { type Request, type RequestHandler, Router } from 'express';
import type { Call, CallData, CallInput } from '../../shared/api/call.ts';
import { endpoint } from './envelope.ts';
import { jsonBody } from './json-body.ts';
import { readInput } from './parse-request.ts';

type Awaitable<Value> = Value | Promise<Value>;

/** Gives the data of one call; a failure that the visitor may read is thrown as an ApiFailure. */
type Handlers<Calls> = {
  [Name in keyof Calls]: (input: CallInput<Calls[Name]>, req: Request) => Awaitable<CallData<Calls[Name]>>;
};

/**
 * Routes for calls, with a handler for each of them. A handler gets the parameters as the call defines them; `before` has
 * middleware that goes first.
 */
export function serve<Calls extends Readonly<Record<string, Call>>>(
  calls: Calls,
  handlers: Handlers<Calls>,
  before: Partial<Record<keyof Calls, readonly RequestHandler[]>> = {},
): Router {
  const router = Router();
  for (const name of Object.keys(calls) as (keyof Calls & string)[]) {
    const call = calls[name] as Calls[typeof name];
    const handle = handlers[name];
    router[call.method === 'GET' ? 'get' : 'post'](
      call.path.replace(/\{(\w+)\}$/, ':$1'),
      ...(before[name] ?? []),
      ...(call.body ? [jsonBody()] : []),
      endpoint((req) => handle(readInput(call, req), req)),
    );
  }
  return router;
}
