import { FONT_SIZES, type FontSize } from "@offertory/contract/rich-text/html-policy";
import { useT } from "@offertory/i18n/react";
import { ToolSelect } from "./tool-select.tsx";

export function SizeSelect({ value, onChange }: { value: FontSize | null; onChange(size: FontSize | null): void }) {
  const t = useT();
  return (
    <ToolSelect
      label={t("editors:size.label")}
      value={value === null ? "" : String(value)}
      onChange={(chosen) => onChange(FONT_SIZES.find((size) => String(size) === chosen) ?? null)}
      options={[
        { value: "", label: t("editors:size.usual") },
        ...FONT_SIZES.map((size) => ({ value: String(size), label: t("editors:size.pixels", { size }) })),
      ]}
    />
  );
}
