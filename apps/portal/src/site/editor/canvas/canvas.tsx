import type { SiteSurroundings } from "@offertory/features/site";
import { useT } from "@offertory/i18n/react";
import { Button, EmptyState } from "@offertory/ui";
import { LayoutGrid, Plus } from "@offertory/ui/icons.ts";
import { SectionFrame } from "./section-frame.tsx";
import type { PageWork } from "../use-page-work.ts";

/** The page as visitors see it, with a toolbar on each section and element. */
export function Canvas({ work, surroundings }: { work: PageWork; surroundings: SiteSurroundings }) {
  const t = useT();
  const addSection = (
    <Button icon={<Plus />} onClick={() => void work.sections.add(work.plan.length)}>
      {t("pages:canvas.addSection")}
    </Button>
  );
  if (work.plan.length === 0)
    return (
      <div className="rounded-card border border-dashed border-line-strong">
        <EmptyState
          icon={<LayoutGrid />}
          title={t("pages:canvas.none")}
          body={t("pages:canvas.noneHint")}
          action={addSection}
        />
      </div>
    );
  return (
    <>
      <div className="overflow-hidden rounded-card border border-line-strong bg-surface shadow-card">
        {work.plan.map((planned, index) => (
          <SectionFrame key={planned.section.id} {...{ work, surroundings, planned, index }} />
        ))}
      </div>
      <div className="mt-4 flex justify-center">{addSection}</div>
      <p role="status" className="sr-only">
        {work.announcement}
      </p>
    </>
  );
}
