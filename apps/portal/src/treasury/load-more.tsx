import { useErrorText, useT } from "@offertory/i18n/react";
import { Button, Notice } from "@offertory/ui";
import { ChevronDown } from "@offertory/ui/icons.ts";

interface LoadMoreProps {
  shown: number;
  hasMore: boolean;
  busy: boolean;
  error: unknown;
  onLoad(): void;
}

/** The end of a paged list: how many rows are shown, and a button that loads more. */
export function LoadMore({ shown, hasMore, busy, error, onLoad }: LoadMoreProps) {
  const t = useT();
  const errorText = useErrorText();
  return (
    <div className="mt-4 flex flex-col items-center gap-3">
      {error !== null && <Notice tone="danger">{errorText(error)}</Notice>}
      <p role="status" className="text-sm text-ink-soft">
        {hasMore ? t("treasury:more.shown", { count: shown }) : t("treasury:more.all", { count: shown })}
      </p>
      {hasMore && (
        <Button
          className="print:hidden"
          icon={<ChevronDown />}
          busy={busy}
          busyLabel={t("common:loading")}
          onClick={onLoad}
        >
          {t("treasury:more.load")}
        </Button>
      )}
    </div>
  );
}
