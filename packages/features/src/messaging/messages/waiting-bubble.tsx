import { CallFailed, type Outbox, type OutboxItem, useOnline } from "@offertory/api-client";
import { useT } from "@offertory/i18n/react";
import { Button } from "@offertory/ui";
import { useSaveProblem } from "../use-save-problem.ts";
import { useNow } from "./use-now.ts";

/** So long it is on its way; after that it waits. */
const FRESH_MS = 3000;

/** What was kept of an older version knows the text alone. */
const refusalOf = ({ refused, status = 400, code }: OutboxItem) =>
  new CallFailed({ message: refused ?? "", status, code });

/** Something that was said and is not there yet, or was refused: it stays until it is sent or thrown away. */
export function WaitingBubble({ item, outbox }: { item: OutboxItem; outbox: Outbox }) {
  const t = useT();
  const problemText = useSaveProblem();
  const isOnline = useOnline();
  const isFresh = useNow(1000) - Date.parse(item.at) < FRESH_MS;
  return (
    <li className="flex flex-col items-end gap-1">
      <div className="max-w-[80%] rounded-card border border-dashed border-line-strong px-3 py-2 text-sm text-ink">
        <p className="whitespace-pre-wrap wrap-anywhere">{item.content}</p>
      </div>
      {item.refused === null ? (
        <p role="status" className="text-xs text-ink-soft">
          {isOnline && isFresh ? t("messaging:box.saving") : t("messaging:messages.waiting")}
        </p>
      ) : (
        <div className="flex flex-wrap items-center justify-end gap-2">
          <p role="alert" className="text-xs text-danger">
            {t("messaging:messages.notSent", { reason: problemText(refusalOf(item)) })}
          </p>
          <Button size="small" onClick={() => outbox.retry(item.clientId)}>
            {t("common:tryAgain")}
          </Button>
          <Button size="small" onClick={() => outbox.discard(item.clientId)}>
            {t("messaging:messages.discard")}
          </Button>
        </div>
      )}
    </li>
  );
}
