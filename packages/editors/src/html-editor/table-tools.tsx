import { type Editor, useEditorState } from "@tiptap/react";
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  toggleHeaderRow,
} from "@tiptap/pm/tables";
import type { Command } from "@tiptap/pm/state";
import { TableToolbar } from "../toolbar/table-toolbar.tsx";

/** The tools for the table at the cursor; hidden outside of tables. */
export function TableTools({ editor }: { editor: Editor }) {
  const now = useEditorState({
    editor,
    selector: ({ editor }) => ({ isIn: editor.isActive("table"), isHeader: editor.isActive("tableHeader") }),
  });
  if (!now.isIn) return null;
  const run = (command: Command) => () => {
    command(editor.state, editor.view.dispatch);
    editor.view.focus();
  };
  return (
    <TableToolbar
      headerRow={now.isHeader}
      onUse={{
        rowAbove: run(addRowBefore),
        rowBelow: run(addRowAfter),
        columnLeft: run(addColumnBefore),
        columnRight: run(addColumnAfter),
        headerRow: run(toggleHeaderRow),
        deleteRow: run(deleteRow),
        deleteColumn: run(deleteColumn),
        deleteTable: run(deleteTable),
      }}
    />
  );
}
