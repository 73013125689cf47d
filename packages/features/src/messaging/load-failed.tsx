import { useErrorText, useT } from "@offertory/i18n/react";
import { Button, Notice } from "@offertory/ui";

interface LoadFailedProps {
  error: unknown;
  onRetry(): void;
  className?: string | undefined;
}

export function LoadFailed({ error, onRetry, className }: LoadFailedProps) {
  const t = useT();
  const errorText = useErrorText();
  return (
    <Notice
      tone="danger"
      title={t("common:loadFailed")}
      className={className}
      action={
        <Button size="small" onClick={onRetry}>
          {t("common:tryAgain")}
        </Button>
      }
    >
      {errorText(error)}
    </Notice>
  );
}
