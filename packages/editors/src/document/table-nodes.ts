import { type CommandProps, mergeAttributes, Node } from "@tiptap/core";
import type { Node as DocumentNode } from "@tiptap/pm/model";
import { TextSelection } from "@tiptap/pm/state";
import { goToNextCell, tableEditing } from "@tiptap/pm/tables";

declare module "@tiptap/core" {
  interface NodeConfig<Options, Storage> {
    /** The node's role for ProseMirror's table plugin. */
    tableRole?: "table" | "row" | "cell" | "header_cell";
  }
  interface Commands<ReturnType> {
    table: {
      /** Inserts a table of three by three cells with a header row, and moves the cursor into its first cell. */
      insertTable: () => ReturnType;
    };
  }
}

const ROWS = 3;
const COLUMNS = 3;

/** A table. Tab moves from cell to cell; in the last one it moves the focus out of the editor. */
export const TableNode = Node.create({
  name: "table",
  group: "block",
  content: "tableRow+",
  tableRole: "table",
  isolating: true,
  extendNodeSchema: ({ config }) => (config.tableRole ? { tableRole: config.tableRole } : {}),
  parseHTML: () => [{ tag: "table" }],
  renderHTML: () => ["table", ["tbody", 0]],
  addCommands: () => ({
    insertTable:
      () =>
      ({ tr, dispatch, editor }: CommandProps) => {
        const from = tr.selection.from;
        tr.replaceSelectionWith(newTable(editor.schema.nodes));
        const cell = tr.doc.resolve(Math.min(from + 3, tr.doc.content.size));
        dispatch?.(tr.setSelection(TextSelection.near(cell)).scrollIntoView());
        return true;
      },
  }),
  addKeyboardShortcuts() {
    const go = (direction: 1 | -1) => () => goToNextCell(direction)(this.editor.state, this.editor.view.dispatch);
    return { Tab: go(1), "Shift-Tab": go(-1) };
  },
  addProseMirrorPlugins: () => [tableEditing()],
});

export const TableRowNode = Node.create({
  name: "tableRow",
  content: "(tableCell | tableHeader)+",
  tableRole: "row",
  parseHTML: () => [{ tag: "tr" }],
  renderHTML: () => ["tr", 0],
});

const span = (name: "colspan" | "rowspan") => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Number(element.getAttribute(name) ?? 1),
  renderHTML: (attributes: Record<string, unknown>) => (attributes[name] === 1 ? {} : { [name]: attributes[name] }),
});

/** Column widths are not stored; ProseMirror's table plugin requires the attribute. */
const cellAttributes = () => ({
  colspan: span("colspan"),
  rowspan: span("rowspan"),
  colwidth: { default: null, rendered: false, parseHTML: () => null },
});

export const TableCellNode = Node.create({
  name: "tableCell",
  content: "block+",
  tableRole: "cell",
  isolating: true,
  addAttributes: cellAttributes,
  parseHTML: () => [{ tag: "td" }],
  renderHTML: ({ HTMLAttributes }) => ["td", mergeAttributes(HTMLAttributes), 0],
});

export const TableHeaderNode = Node.create({
  name: "tableHeader",
  content: "block+",
  tableRole: "header_cell",
  isolating: true,
  addAttributes: cellAttributes,
  parseHTML: () => [{ tag: "th" }],
  renderHTML: ({ HTMLAttributes }) => ["th", mergeAttributes(HTMLAttributes), 0],
});

function newTable(nodes: DocumentNode["type"]["schema"]["nodes"]): DocumentNode {
  const row = (cell: string) =>
    nodes["tableRow"]?.createChecked(
      null,
      Array.from({ length: COLUMNS }, () => nodes[cell]?.createAndFill()).filter(
        (one) => one !== null && one !== undefined,
      ),
    );
  const rows = Array.from({ length: ROWS }, (_, at) => row(at === 0 ? "tableHeader" : "tableCell"));
  const table = nodes["table"]?.createChecked(
    null,
    rows.filter((one) => one !== undefined),
  );
  if (!table) throw new Error("The schema has no tables.");
  return table;
}
