import { useT } from "@offertory/i18n/react";
import {
  Bold,
  Image,
  Italic,
  Link2,
  List,
  ListIndentDecrease,
  ListIndentIncrease,
  ListOrdered,
  Quote,
  Redo2,
  RemoveFormatting,
  Strikethrough,
  Table,
  Underline,
  Undo2,
} from "@offertory/ui/icons.ts";
import { AlignTools } from "../toolbar/align-tools.tsx";
import { BlockSelect } from "../toolbar/block-select.tsx";
import { SizeSelect } from "../toolbar/size-select.tsx";
import { ToolButton } from "../toolbar/tool-button.tsx";
import { ToolGap, Toolbar } from "../toolbar/toolbar.tsx";
import {
  alignLines,
  clearLooks,
  setBlock,
  setBullets,
  setNumbers,
  setQuote,
  setFontSize,
  wrapSelection,
} from "./change-text.ts";
import { insertTable } from "./change-table.ts";
import { indentLines, outdentLines } from "./indent-lines.ts";
import type { Selected } from "./selected.ts";

type MarkdownToolsProps = {
  /** Applies the tool's change to the selection. */
  onUse(change: (selected: Selected) => Selected): void;
  onLink(): void;
  onPicture?: (() => void) | undefined;
  onStep(step: "undo" | "redo"): void;
};

export function MarkdownTools({ onUse, onLink, onPicture, onStep }: MarkdownToolsProps) {
  const t = useT();
  const around = (open: string, close = open) => onUse((selected) => wrapSelection(selected, open, close));
  return (
    <Toolbar label={t("editors:tools.label")}>
      <BlockSelect value="paragraph" onChange={(block) => onUse((selected) => setBlock(selected, block))} />
      <SizeSelect value={null} onChange={(size) => onUse((selected) => setFontSize(selected, size))} />
      <ToolGap />
      <ToolButton label={t("editors:tools.bold")} icon={<Bold />} onPress={() => around("**")} />
      <ToolButton label={t("editors:tools.italic")} icon={<Italic />} onPress={() => around("*")} />
      <ToolButton label={t("editors:tools.underline")} icon={<Underline />} onPress={() => around("<u>", "</u>")} />
      <ToolButton label={t("editors:tools.strike")} icon={<Strikethrough />} onPress={() => around("~~")} />
      <ToolGap />
      <AlignTools onChange={(alignment) => onUse((selected) => alignLines(selected, alignment))} />
      <ToolGap />
      <ToolButton label={t("editors:tools.bullets")} icon={<List />} onPress={() => onUse(setBullets)} />
      <ToolButton label={t("editors:tools.numbers")} icon={<ListOrdered />} onPress={() => onUse(setNumbers)} />
      <ToolButton label={t("editors:tools.indent")} icon={<ListIndentIncrease />} onPress={() => onUse(indentLines)} />
      <ToolButton
        label={t("editors:tools.outdent")}
        icon={<ListIndentDecrease />}
        onPress={() => onUse(outdentLines)}
      />
      <ToolButton label={t("editors:tools.quote")} icon={<Quote />} onPress={() => onUse(setQuote)} />
      <ToolGap />
      <ToolButton label={t("editors:tools.table")} icon={<Table />} onPress={() => onUse(insertTable)} />
      <ToolButton label={t("editors:tools.link")} icon={<Link2 />} onPress={onLink} />
      {onPicture ? <ToolButton label={t("editors:tools.picture")} icon={<Image />} onPress={onPicture} /> : null}
      <ToolGap />
      <ToolButton label={t("common:undo")} icon={<Undo2 />} onPress={() => onStep("undo")} />
      <ToolButton label={t("editors:tools.redo")} icon={<Redo2 />} onPress={() => onStep("redo")} />
      <ToolButton label={t("editors:tools.clear")} icon={<RemoveFormatting />} onPress={() => onUse(clearLooks)} />
    </Toolbar>
  );
}
