import {
  changeLessonSection,
  LESSON_LENGTHS,
  LESSON_SECTION_KINDS,
  type LessonSection,
  type LessonSectionChange,
} from "@offertory/contract";
import { MAX_ADDRESS_LENGTH } from "@offertory/contract/rich-text/safe-address";
import { renderMarkdown } from "@offertory/editors/rich-text";
import { useT } from "@offertory/i18n/react";
import { Button, SelectField } from "@offertory/ui";
import { Pencil } from "@offertory/ui/icons.ts";
import { useMemo, useState } from "react";
import { RichText } from "../read/rich-text.tsx";
import { SavedField } from "./saved-field.tsx";
import { TextEditor } from "./text-editor.tsx";
import { useChange } from "./use-change.ts";

// i18n-uses: lessons:kind.*, lessons:kindHint.*

/** Edits a section. Every field is saved when it loses focus; the text is saved by its own editor. */
export function SectionEditor({ section }: { section: LessonSection }) {
  const t = useT();
  const { change, attempt } = useChange();
  const [isWriting, setWriting] = useState(false);
  const html = useMemo(() => renderMarkdown(section.markdown), [section.markdown]);
  const saving = (body: LessonSectionChange) => ({ params: { id: section.id }, body });
  const save = (body: LessonSectionChange) => change((call) => call(changeLessonSection, saving(body)));
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_14rem]">
        <SavedField
          label={t("lessons:edit.sectionTitle")}
          value={section.title}
          maxLength={LESSON_LENGTHS.name}
          required
          onSave={(title) => save({ title })}
        />
        <SelectField
          label={t("lessons:edit.kind")}
          value={section.kind}
          hint={t(`lessons:kindHint.${section.kind}`)}
          onChange={(kind) => void attempt((call) => call(changeLessonSection, saving({ kind })))}
          options={LESSON_SECTION_KINDS.map((kind) => ({ value: kind, label: t(`lessons:kind.${kind}`) }))}
        />
      </div>
      {section.kind === "play" || section.video ? (
        <SavedField
          label={t("lessons:edit.video")}
          hint={t("lessons:edit.videoHint")}
          value={section.video ?? ""}
          maxLength={MAX_ADDRESS_LENGTH}
          inputMode="url"
          onSave={(video) => save({ video: video || null })}
        />
      ) : null}
      <div className="flex flex-col items-start gap-3 border-t border-line pt-4">
        {section.markdown.trim() ? (
          <div className="w-full min-w-0">
            <RichText html={html} />
          </div>
        ) : (
          <p className="text-sm text-ink-soft">{t("lessons:edit.noText")}</p>
        )}
        <Button icon={<Pencil />} onClick={() => setWriting(true)}>
          {t("lessons:edit.editText")}
        </Button>
      </div>
      {isWriting ? (
        <TextEditor
          title={section.title}
          value={section.markdown}
          subject={`section ${section.id}`}
          onSave={(markdown) => attempt((call) => call(changeLessonSection, saving({ markdown })))}
          onClose={() => setWriting(false)}
        />
      ) : null}
    </div>
  );
}
