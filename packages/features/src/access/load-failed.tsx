import { useErrorText, useT } from "@offertory/i18n/react";
import { Button, Notice } from "@offertory/ui";
import { RefreshCw } from "@offertory/ui/icons.ts";

/** Shows that data could not be loaded: the error, with a button to retry. */
export function LoadFailed({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const t = useT();
  const errorText = useErrorText();
  return (
    <Notice
      tone="danger"
      title={t("common:loadFailed")}
      action={
        <Button size="small" icon={<RefreshCw />} onClick={onRetry}>
          {t("common:tryAgain")}
        </Button>
      }
    >
      {errorText(error)}
    </Notice>
  );
}
