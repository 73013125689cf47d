import { useT } from "@offertory/i18n/react";
import { type Block, BLOCKS, HEADING_BLOCKS, HEADING_LEVELS } from "./block.ts";
import { ToolSelect } from "./tool-select.tsx";

export function BlockSelect({ value, onChange }: { value: Block; onChange(block: Block): void }) {
  const t = useT();
  const labels = new Map<Block, string>([
    ["paragraph", t("editors:block.paragraph")],
    ...HEADING_BLOCKS.map((block) => [block, t("editors:block.heading", { level: HEADING_LEVELS[block] })] as const),
    ["code", t("editors:block.code")],
  ]);
  return (
    <ToolSelect
      label={t("editors:block.label")}
      value={value}
      onChange={onChange}
      options={BLOCKS.map((block) => ({ value: block, label: labels.get(block) ?? block }))}
    />
  );
}
