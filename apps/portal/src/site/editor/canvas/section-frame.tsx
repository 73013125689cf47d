import { SiteSection, type SiteSurroundings } from "@offertory/features/site";
import { useT } from "@offertory/i18n/react";
import { ArrowDown, ArrowUp, Copy, Palette, Plus, Trash2 } from "@offertory/ui/icons.ts";
import { AddHere } from "./add-here.tsx";
import { ColumnsFrame } from "./columns-frame.tsx";
import { ElementFrame } from "./element-frame.tsx";
import type { PlannedElement, PlannedSection } from "../page-plan.ts";
import { ToolBar } from "../tool-bar.tsx";
import type { PageWork } from "../use-page-work.ts";

interface SectionFrameProps {
  work: PageWork;
  surroundings: SiteSurroundings;
  planned: PlannedSection;
  index: number;
}

/** A section as visitors see it, with its toolbar and those of its elements. */
export function SectionFrame({ work, surroundings, planned: { section, elements }, index }: SectionFrameProps) {
  const t = useT();
  const name = t("pages:canvas.section", { number: String(index + 1) });
  const top = { sectionId: section.id, parentId: null, column: 0 };
  const { background, picture } = section;
  return (
    <div role="group" aria-label={name} className="group/section relative">
      <ToolBar
        name={name}
        isNarrow
        className="top-2 left-2 group-focus-within/section:opacity-100 group-hover/section:opacity-100"
        tools={[
          {
            label: t("pages:canvas.background"),
            icon: <Palette />,
            onSelect: () => work.setBehind(section),
            isQuick: true,
          },
          {
            label: t("pages:canvas.up"),
            icon: <ArrowUp />,
            onSelect: () => work.moveSection(section, index - 1),
            disabled: index === 0,
            isQuick: true,
          },
          {
            label: t("pages:canvas.down"),
            icon: <ArrowDown />,
            onSelect: () => work.moveSection(section, index + 1),
            disabled: index === work.plan.length - 1,
            isQuick: true,
          },
          {
            label: t("pages:canvas.sectionBefore"),
            icon: <Plus />,
            onSelect: () => void work.sections.add(index),
          },
          {
            label: t("pages:canvas.sectionAfter"),
            icon: <Plus />,
            onSelect: () => void work.sections.add(index + 1),
          },
          {
            label: t("pages:canvas.duplicate"),
            icon: <Copy />,
            onSelect: () => void work.sections.duplicate(section),
            isQuick: true,
          },
          {
            label: t("pages:canvas.remove"),
            icon: <Trash2 />,
            onSelect: () => void work.removals.removeSection(section, name),
            danger: true,
            isQuick: true,
          },
        ]}
      >
        <span aria-hidden="true" className="px-2 text-sm font-medium whitespace-nowrap">
          {name}
        </span>
      </ToolBar>
      <SiteSection
        section={{ id: section.id, background, picture, elements: [] }}
        isFirst={index === 0}
        {...surroundings}
      >
        {elements.map((planned, at) =>
          planned.element.elementType === "columns" ? (
            <ColumnsFrame
              key={planned.element.id}
              {...{ work, surroundings, planned }}
              position={{ ...top, index: at }}
            />
          ) : (
            <ElementFrame
              key={planned.element.id}
              {...{ work, surroundings }}
              element={planned.element}
              position={{ ...top, index: at }}
            />
          ),
        )}
        <AddHere
          work={work}
          position={{ ...top, index: elements.length }}
          label={t("pages:canvas.addToSection", { number: String(index + 1) })}
          isQuiet={elements.length > 0}
          className={marginOf(elements.at(-1))}
        />
      </SiteSection>
    </div>
  );
}

/** Moves the add button into the space below the last element, so that the page is as long as visitors will see it. */
const marginOf = (last: PlannedElement | undefined) =>
  last && (last.columns.length > 0 ? "mt-3 -mb-8 md:-mb-14" : "-mt-5 -mb-7 md:-mb-9");
