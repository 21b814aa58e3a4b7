import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router';
import { Failure } from '../features/errors/failure.tsx';
import { NOT_FOUND } from '../features/errors/late-not-found.ts';
import { ChunkLoadError } from '../lib/chunk-reload.ts';
import { useLatePart } from '../lib/late-part.ts';
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
  const [isNotFoundMissing, setNotFoundMissing] = useState(false);
  const notFound = useLatePart(NOT_FOUND, status === 404, () => setNotFoundMissing(true));
  const isCodeMissing = isNotFoundMissing || error instanceof ChunkLoadError;
  if (notFound) return <notFound.NotFound />;
  if (status === 404 && !isCodeMissing) return null;
  return <Failure status={status} statusText={statusText} isCodeMissing={isCodeMissing} />;
}
