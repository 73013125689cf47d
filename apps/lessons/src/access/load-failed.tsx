import { CallFailed } from "@offertory/api-client";
import { LoadFailed as Failed } from "@offertory/features/access";
import { NotFoundPage } from "@offertory/features/frame";

/** What could not be read: that it is not there, or what went wrong and a way to try again. */
export function LoadFailed({ error, onRetry }: { error: unknown; onRetry(): void }) {
  if (error instanceof CallFailed && error.status === 404) return <NotFoundPage />;
  return <Failed error={error} onRetry={onRetry} />;
}
