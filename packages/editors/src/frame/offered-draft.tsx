import { useFormats, useT } from "@offertory/i18n/react";
import { Button, Notice } from "@offertory/ui";
import type { Draft } from "../drafts/draft-store.ts";

/** What was being written when the page went away. */
export function OfferedDraft({ draft, onAnswer }: { draft: Draft; onAnswer(restored: boolean): void }) {
  const t = useT();
  const { dateTime } = useFormats();
  return (
    <Notice
      tone="info"
      action={
        <span className="flex flex-wrap gap-2">
          <Button size="small" onClick={() => onAnswer(false)}>
            {t("editors:draft.discard")}
          </Button>
          <Button size="small" variant="primary" onClick={() => onAnswer(true)}>
            {t("editors:draft.restore")}
          </Button>
        </span>
      }
    >
      {t("editors:draft.offer", { when: dateTime(draft.at) })}
    </Notice>
  );
}
