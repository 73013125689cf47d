import { ALIGNMENTS, type Alignment } from "@offertory/contract/rich-text/html-policy";
import { useT } from "@offertory/i18n/react";
import { TextAlignCenter, TextAlignEnd, TextAlignJustify, TextAlignStart } from "@offertory/ui/icons.ts";
import { ToolButton } from "./tool-button.tsx";

const ICONS = {
  left: <TextAlignStart />,
  center: <TextAlignCenter />,
  right: <TextAlignEnd />,
  justify: <TextAlignJustify />,
} as const satisfies Record<Alignment, unknown>;

type AlignToolsProps = {
  /** Undefined when the current alignment is not known. */
  value?: Alignment | undefined;
  onChange(alignment: Alignment): void;
};

// i18n-uses: editors:align.*
export function AlignTools({ value, onChange }: AlignToolsProps) {
  const t = useT();
  return ALIGNMENTS.map((alignment) => (
    <ToolButton
      key={alignment}
      label={t(`editors:align.${alignment}`)}
      icon={ICONS[alignment]}
      pressed={value === undefined ? undefined : value === alignment}
      onPress={() => onChange(alignment)}
    />
  ));
}
