import { FIELD_TYPES, type FieldType } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { DisplayBox } from "@offertory/ui";
import { typeIcon } from "./type-icon.tsx";
import { keyOf } from "./use-builder.ts";

// i18n-uses: forms:type.*

/** Buttons for the twelve question types; each adds a question at the end. */
export function AddQuestion({ onAdd, busy }: { onAdd(fieldType: FieldType): void; busy: boolean }) {
  const t = useT();
  return (
    <DisplayBox title={t("forms:builder.add")}>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {FIELD_TYPES.map((fieldType) => (
          <li key={fieldType} className="flex">
            <button
              type="button"
              aria-disabled={busy || undefined}
              onClick={() => !busy && onAdd(fieldType)}
              className="flex min-h-11 w-full items-center gap-2 rounded-field border border-line px-2.5 py-1.5 text-start text-sm text-ink transition-colors hover:border-line-strong hover:bg-sunken [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-soft"
            >
              {typeIcon(fieldType)}
              <span className="min-w-0 wrap-anywhere">{t(`forms:type.${keyOf(fieldType)}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </DisplayBox>
  );
}
