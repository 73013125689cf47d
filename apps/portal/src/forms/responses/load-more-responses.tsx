import { useErrorText, useFormats, useT } from "@offertory/i18n/react";
import { Button, Notice } from "@offertory/ui";
import { ChevronDown } from "@offertory/ui/icons.ts";
import type { useResponses } from "./use-responses.ts";

/** The end of the list: how many responses are shown, and a button that loads more. */
export function LoadMoreResponses({ list }: { list: ReturnType<typeof useResponses> }) {
  const t = useT();
  const errorText = useErrorText();
  const { number } = useFormats();
  const shown = list.rows?.length ?? 0;
  return (
    <div className="mt-4 flex flex-col items-center gap-3">
      {list.error ? <Notice tone="danger">{errorText(list.error)}</Notice> : null}
      <p role="status" className="text-sm text-ink-soft">
        {t("forms:responses.shown", { shown: number(shown), total: number(Math.max(list.total, shown)) })}
      </p>
      {list.hasMore ? (
        <Button icon={<ChevronDown />} busy={list.busy} busyLabel={t("common:loading")} onClick={list.load}>
          {t("forms:responses.more")}
        </Button>
      ) : null}
    </div>
  );
}
