import { CallFailed, type Outbox, type OutboxItem, useOnline } from "@offertory/api-client";
import { useT } from "@offertory/i18n/react";
import { Button } from "@offertory/ui";
import { useSaveProblem } from "../use-save-problem.ts";
import { useNow } from "./use-now.ts";

/** How long a message is shown as being sent; after that as waiting. */
const FRESH_MS = 3000;

/** Items stored by an older version have only the text of the refusal, no status or code. */
const refusalOf = ({ refused, status = 400, code }: OutboxItem) =>
  new CallFailed({ message: refused ?? "", status, code });

/** A message that was not sent yet or was refused; it stays until it is sent or discarded. */
export function WaitingBubble({ item, outbox }: { item: OutboxItem; outbox: Outbox }) {
  const t = useT();
  const problemText = useSaveProblem();
  const isOnline = useOnline();
  const isFresh = useNow(1000) - Date.parse(item.at) < FRESH_MS;
  return (
    <li className="flex flex-col items-end gap-1">
      <div className="max-w-[min(80%,40rem)] rounded-card border border-dashed border-line-strong px-3 py-2 text-sm text-ink">
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
