import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { Failure } from '../features/errors/failure.tsx';
import { NotFound } from '../features/errors/not-found.tsx';
import { ChunkLoadError } from '../lib/chunk-reload.ts';
import { isRouteError, toRouteError } from '../lib/load.ts';
import { useToast } from '../lib/toast-context.ts';

/** The one boundary: an unknown address gets the not-found page, everything else the error page with its status. */
export function ErrorPage() {
  const error = useRouteError();
  const { status, statusText } = toRouteError(error);
  // What the browser itself was refused has its toast already.
  const said = isRouteError(error) && status !== 404 ? error.data : null;
  const { showMessage } = useToast();
  useEffect(() => {
    if (said) showMessage(said);
  }, [said, showMessage]);
  if (status === 404) return <NotFound />;
  return <Failure status={status} statusText={statusText} isCodeMissing={error instanceof ChunkLoadError} />;
}
