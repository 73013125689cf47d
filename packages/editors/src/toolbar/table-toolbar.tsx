import { useT } from "@offertory/i18n/react";
import {
  BetweenHorizontalEnd,
  BetweenHorizontalStart,
  BetweenVerticalEnd,
  BetweenVerticalStart,
  PanelTop,
  TableColumnsSplit,
  TableRowsSplit,
  Trash2,
} from "@offertory/ui/icons.ts";
import { ToolButton } from "./tool-button.tsx";
import { ToolGap, Toolbar } from "./toolbar.tsx";

export const TABLE_ACTIONS = [
  "rowAbove",
  "rowBelow",
  "columnLeft",
  "columnRight",
  "headerRow",
  "deleteRow",
  "deleteColumn",
  "deleteTable",
] as const;
export type TableAction = (typeof TABLE_ACTIONS)[number];

const ICONS = {
  rowAbove: <BetweenHorizontalEnd />,
  rowBelow: <BetweenHorizontalStart />,
  columnLeft: <BetweenVerticalEnd />,
  columnRight: <BetweenVerticalStart />,
  headerRow: <PanelTop />,
  deleteRow: <TableRowsSplit />,
  deleteColumn: <TableColumnsSplit />,
  deleteTable: <Trash2 />,
} as const satisfies Record<TableAction, unknown>;

type TableToolbarProps = {
  /** Whether the cursor is in a header row. */
  headerRow?: boolean | undefined;
  /** The function of each tool. Tools without one are not shown. */
  onUse: Partial<Record<TableAction, () => void>>;
};

/** The tools for rows and columns, shared by both editors. */
// i18n-uses: editors:table.*
export function TableToolbar({ headerRow, onUse }: TableToolbarProps) {
  const t = useT();
  return (
    <div className="mt-2">
      <Toolbar label={t("editors:tools.table")}>
        {TABLE_ACTIONS.map((action) => {
          const use = onUse[action];
          return use ? (
            <span key={action} className="contents">
              {action === "headerRow" || action === "deleteRow" ? <ToolGap /> : null}
              <ToolButton
                label={t(`editors:table.${action}`)}
                icon={ICONS[action]}
                pressed={action === "headerRow" ? headerRow : undefined}
                onPress={use}
              />
            </span>
          ) : null;
        })}
      </Toolbar>
    </div>
  );
}
