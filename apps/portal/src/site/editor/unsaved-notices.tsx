import { useT } from "@offertory/i18n/react";
import { Button, Notice } from "@offertory/ui";
import type { PageWork } from "./use-page-work.ts";

/** Lists texts that could not be saved, with actions to retry or discard them. */
export function UnsavedNotices({ work }: { work: PageWork }) {
  const t = useT();
  return work.unsaved
    .filter(({ problem }) => problem !== null)
    .map((one) => (
      <Notice
        key={work.draftName(one.edited)}
        tone="danger"
        title={t("pages:unsaved.named", {
          name: work.nameOf({ elementType: one.edited.type, answers: one.answers }),
        })}
        action={
          <span className="flex flex-wrap gap-2">
            <Button size="small" variant="primary" onClick={() => void work.writeText(one.edited, one.answers)}>
              {t("common:tryAgain")}
            </Button>
            <Button size="small" onClick={() => work.editAgain(one)}>
              {t("pages:unsaved.edit")}
            </Button>
            <Button size="small" variant="quiet" onClick={() => work.dropUnsaved(one)}>
              {t("pages:unsaved.drop")}
            </Button>
          </span>
        }
      >
        {one.problem}
      </Notice>
    ));
}
