import { MAX_LIST_DEPTH } from "@offertory/contract/rich-text/html-policy";
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
import { type Editor, useEditorState } from "@tiptap/react";
import type { EditorModalProps } from "../editor-modal-props.ts";
import { AlignTools } from "../toolbar/align-tools.tsx";
import { BlockSelect } from "../toolbar/block-select.tsx";
import { SizeSelect } from "../toolbar/size-select.tsx";
import { ToolButton } from "../toolbar/tool-button.tsx";
import { ToolGap, Toolbar } from "../toolbar/toolbar.tsx";
import { clearLooks, indent, insertPicture, outdent, setBlock } from "./commands.ts";
import { readTools } from "./read-tools.ts";

type HtmlToolsProps = {
  editor: Editor;
  isOneRow?: boolean;
  onLink(): void;
  pickPicture: EditorModalProps["pickPicture"];
};

export function HtmlTools({ editor, isOneRow = false, onLink, pickPicture }: HtmlToolsProps) {
  const t = useT();
  const now = useEditorState({ editor, selector: ({ editor }) => readTools(editor) });
  const run = () => editor.chain().focus();
  return (
    <Toolbar label={t("editors:tools.label")} isOneRow={isOneRow}>
      <BlockSelect value={now.block} onChange={(block) => setBlock(editor, block)} />
      <SizeSelect value={now.size} onChange={(size) => run().setFontSize(size).run()} />
      <ToolGap />
      <ToolButton
        label={t("editors:tools.bold")}
        icon={<Bold />}
        pressed={now.bold}
        onPress={() => run().toggleBold().run()}
      />
      <ToolButton
        label={t("editors:tools.italic")}
        icon={<Italic />}
        pressed={now.italic}
        onPress={() => run().toggleItalic().run()}
      />
      <ToolButton
        label={t("editors:tools.underline")}
        icon={<Underline />}
        pressed={now.underline}
        onPress={() => run().toggleUnderline().run()}
      />
      <ToolButton
        label={t("editors:tools.strike")}
        icon={<Strikethrough />}
        pressed={now.strike}
        onPress={() => run().toggleStrike().run()}
      />
      <ToolGap />
      <AlignTools value={now.align} onChange={(alignment) => run().setAlignment(alignment).run()} />
      <ToolGap />
      <ToolButton
        label={t("editors:tools.bullets")}
        icon={<List />}
        pressed={now.bullets}
        onPress={() => run().toggleBulletList().run()}
      />
      <ToolButton
        label={t("editors:tools.numbers")}
        icon={<ListOrdered />}
        pressed={now.numbers}
        onPress={() => run().toggleOrderedList().run()}
      />
      <ToolButton
        label={t("editors:tools.indent")}
        icon={<ListIndentIncrease />}
        unavailable={!now.canIndent || now.depth >= MAX_LIST_DEPTH}
        onPress={() => indent(editor)}
      />
      <ToolButton
        label={t("editors:tools.outdent")}
        icon={<ListIndentDecrease />}
        unavailable={!now.canOutdent}
        onPress={() => outdent(editor)}
      />
      <ToolButton
        label={t("editors:tools.quote")}
        icon={<Quote />}
        pressed={now.quote}
        onPress={() => run().toggleBlockquote().run()}
      />
      <ToolGap />
      <ToolButton label={t("editors:tools.table")} icon={<Table />} onPress={() => run().insertTable().run()} />
      <ToolButton label={t("editors:tools.link")} icon={<Link2 />} pressed={now.link} onPress={onLink} />
      {pickPicture ? (
        <ToolButton
          label={t("editors:tools.picture")}
          icon={<Image />}
          onPress={() => void pickPicture().then((picture) => picture && insertPicture(editor, picture))}
        />
      ) : null}
      <ToolGap />
      <ToolButton
        label={t("common:undo")}
        icon={<Undo2 />}
        unavailable={!now.canUndo}
        onPress={() => run().undo().run()}
      />
      <ToolButton
        label={t("editors:tools.redo")}
        icon={<Redo2 />}
        unavailable={!now.canRedo}
        onPress={() => run().redo().run()}
      />
      <ToolButton label={t("editors:tools.clear")} icon={<RemoveFormatting />} onPress={() => clearLooks(editor)} />
    </Toolbar>
  );
}
