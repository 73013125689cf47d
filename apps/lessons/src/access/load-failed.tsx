import { CallFailed } from "@offertory/api-client";
import { LoadFailed as Failed } from "@offertory/features/access";
import { NotFoundPage } from "@offertory/features/frame";

/** Shows that the page does not exist, or the error with a button to retry. */
export function LoadFailed({ error, onRetry }: { error: unknown; onRetry(): void }) {
  if (error instanceof CallFailed && error.status === 404) return <NotFoundPage />;
  return <Failed error={error} onRetry={onRetry} />;
}
