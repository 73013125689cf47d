import {
  addLessonSection,
  LESSON_SECTION_KINDS,
  type LessonSection,
  type LessonSectionKind,
  removeLessonSection,
  restoreLessonSection,
} from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Button, EmptyState, IconButton, Menu } from "@offertory/ui";
import { ChevronDown, ChevronUp, FileText, Plus, Trash2 } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { SectionKind } from "../lesson/section-kind.tsx";
import { OrderedList } from "./ordered-list.tsx";
import { SectionEditor } from "./section-editor.tsx";
import { useChange } from "./use-change.ts";
import { useRemove } from "./use-remove.tsx";

// i18n-uses: lessons:kind.*

/** The sections of a lesson in their order; one is expanded at a time. */
export function SectionsBox({ lessonId, sections }: { lessonId: string; sections: readonly LessonSection[] }) {
  const t = useT();
  const { attempt } = useChange();
  const { ask, question } = useRemove();
  const [opened, setOpened] = useState<string | null>(null);

  async function add(kind: LessonSectionKind) {
    const body = { kind, title: t(`lessons:kind.${kind}`) };
    const added = await attempt((call) => call(addLessonSection, { params: { id: lessonId }, body }));
    if (added) setOpened(added.id);
  }

  return (
    <section aria-labelledby="sections" className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="sections" className="text-lg font-semibold">
          {t("lessons:edit.sections")}
        </h2>
        <Menu
          label={t("lessons:edit.addSection")}
          trigger={
            <Button variant="primary" icon={<Plus />}>
              {t("lessons:edit.addSection")}
            </Button>
          }
          items={LESSON_SECTION_KINDS.map((kind) => ({
            label: t(`lessons:kind.${kind}`),
            onSelect: () => void add(kind),
          }))}
        />
      </div>
      {sections.length === 0 ? (
        <div className="rounded-card border border-dashed border-line-strong">
          <EmptyState
            icon={<FileText />}
            title={t("lessons:edit.noSections")}
            body={t("lessons:edit.noSectionsHint")}
          />
        </div>
      ) : null}
      <OrderedList
        kind="section"
        items={sections}
        nameOf={({ title }) => title}
        head={({ id, title, kind }) => (
          <button
            type="button"
            aria-expanded={opened === id}
            onClick={() => setOpened(opened === id ? null : id)}
            className="flex min-h-11 w-full items-center gap-3 rounded-field text-start"
          >
            <span className="min-w-0 grow">
              <span className="block font-medium wrap-anywhere">{title}</span>
              <SectionKind kind={kind} />
            </span>
            {opened === id ? <ChevronUp className="text-ink-soft" /> : <ChevronDown className="text-ink-soft" />}
          </button>
        )}
        actions={({ id, title }) => (
          <IconButton
            size="small"
            icon={<Trash2 />}
            label={t("lessons:edit.removeNamed", { title })}
            onClick={() =>
              ask({
                title,
                body: t("lessons:edit.removeSectionBody"),
                remove: (call) => call(removeLessonSection, { params: { id } }),
                restore: (call) => call(restoreLessonSection, { params: { id } }),
              })
            }
          />
        )}
      >
        {(section) => (opened === section.id ? <SectionEditor key={section.id} section={section} /> : null)}
      </OrderedList>
      {question}
    </section>
  );
}
