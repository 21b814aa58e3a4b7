import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router';
import { Failure } from '../features/errors/failure.tsx';
import { NOT_FOUND } from '../features/errors/late-not-found.ts';
import { ChunkLoadError } from '../lib/loading/chunk-reload.ts';
import { useLatePart } from '../lib/loading/late-part.ts';
import { isRouteError, toRouteError } from '../lib/loading/load.ts';
import { useToast } from '../lib/toast-context.ts';

/** The only error boundary: a 404 shows the not-found page, other errors show the error page with their status. */
export function ErrorPage() {
  const error = useRouteError();
  const { status, statusText } = toRouteError(error);
  // Refusals of client-side calls are shown as a toast.
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
