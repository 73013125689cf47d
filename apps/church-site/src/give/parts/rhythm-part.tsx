import { Suspense } from "react";
import { latePart } from "../../public-page/late-part.tsx";
import { mayRecur } from "../draft/card-gateway.ts";
import { useGive, useLateTexts } from "../give-context.ts";
import { loadSending } from "../send/load-sending.ts";
import { Choice } from "./choice.tsx";
import type { PartProps } from "./part-props.ts";

const RecurringFields = latePart(async () => (await loadSending()).RecurringFields, useLateTexts);

/** Chooses a one-time or recurring gift, its frequency and its start. */
export function RhythmPart({ draft, change, problems }: PartProps) {
  const { t, page } = useGive();
  if (!mayRecur(page)) return null;
  return (
    <div className="flex flex-col gap-4">
      <Choice
        name="type"
        label={t("give:howOften")}
        value={draft.type}
        options={(["once", "recurring"] as const).map((type) => ({
          value: type,
          label: t(type === "once" ? "give:once" : "give:recurring"),
        }))}
        onChange={(type) => change({ type })}
      />
      {draft.type === "recurring" ? (
        <Suspense fallback={<div className="min-h-44 sm:min-h-28" />}>
          <RecurringFields {...{ draft, change, problems }} />
        </Suspense>
      ) : null}
    </div>
  );
}
