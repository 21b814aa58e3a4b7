import { isRouteErrorResponse, useRouteError } from 'react-router';
import { Failure } from '../features/errors/failure.tsx';
import { NotFound } from '../features/errors/not-found.tsx';

/** The one boundary: an unknown address gets the not-found page, everything else the error page with its status. */
export function ErrorPage() {
  const error = useRouteError();
  if (isRouteErrorResponse(error)) {
    return error.status === 404 ? (
      <NotFound />
    ) : (
      <Failure status={error.status} statusText={error.statusText} />
    );
  }
  return <Failure status={500} statusText="Internal Server Error" />;
}
