import { SiteColumns, type SiteSurroundings } from "@offertory/features/site";
import { useT } from "@offertory/i18n/react";
import { AddHere } from "./add-here.tsx";
import { DropTargets } from "./drop-targets.tsx";
import { ElementFrame } from "./element-frame.tsx";
import { ElementTools } from "./element-tools.tsx";
import type { ElementPosition, PlannedElement } from "../page-plan.ts";
import { answersOf } from "../show-element.ts";
import type { PageWork } from "../use-page-work.ts";

interface ColumnsFrameProps {
  work: PageWork;
  surroundings: SiteSurroundings;
  planned: PlannedElement;
  position: ElementPosition;
}

/** A columns element: each column's elements with their toolbars, and the toolbar of the columns below. */
export function ColumnsFrame({ work, surroundings, planned: { element, columns }, position }: ColumnsFrameProps) {
  const t = useT();
  const { sizes } = answersOf("columns", element.answers);
  const name = work.nameOf(element);
  return (
    <DropTargets work={work} position={position} className="group/columns">
      <div
        role="group"
        aria-label={name}
        tabIndex={-1}
        data-element={element.id}
        className="rounded-card outline-current group-focus-within/columns:outline-1 group-hover/columns:outline-1 group-hover/columns:outline-dashed"
      >
        <SiteColumns sizes={sizes}>
          {columns.map((inside, column) => {
            const at = { sectionId: position.sectionId, parentId: element.id, column };
            return [
              ...inside.map((one, index) => (
                <ElementFrame key={one.id} {...{ work, surroundings }} element={one} position={{ ...at, index }} />
              )),
              <AddHere
                key="add"
                work={work}
                position={{ ...at, index: inside.length }}
                label={t("pages:canvas.addToColumn", { column: String(column + 1) })}
                isQuiet={inside.length > 0}
                className={inside.length > 0 ? "-mt-3 -mb-7 max-md:w-[calc(100%-3rem)] md:-mb-9" : undefined}
              />,
            ];
          })}
        </SiteColumns>
      </div>
      <ElementTools
        work={work}
        element={element}
        name={name}
        position={position}
        className="-top-10 left-[62%] group-focus-within/columns:opacity-100 group-hover/columns:opacity-100 md:-top-[62px] md:right-12 md:left-auto"
      />
    </DropTargets>
  );
}
