import { CheckMark } from "../fields/check-mark.tsx";
import { headClass } from "./head-class.ts";
import { type RowSelection, withRows } from "./row-selection.ts";

type SelectAllCellProps<Row> = { selection: RowSelection<Row>; keys: readonly string[] };

export function SelectAllCell<Row>({ selection, keys }: SelectAllCellProps<Row>) {
  const chosen = keys.filter((key) => selection.selected.has(key)).length;
  const all = chosen > 0 && chosen === keys.length;
  return (
    <th scope="col" className={`${headClass} w-10 pl-4 text-start`}>
      <CheckMark
        aria-label={selection.selectAllLabel}
        checked={all}
        partly={chosen > 0 && !all}
        disabled={keys.length === 0}
        onChange={(checked) => selection.onChange(withRows(selection.selected, keys, checked))}
      />
    </th>
  );
}

type SelectCellProps<Row> = { selection: RowSelection<Row>; row: Row; rowKey: string };

export function SelectCell<Row>({ selection, row, rowKey }: SelectCellProps<Row>) {
  return (
    <td className="relative z-1 w-10 border-b border-line pl-4 group-last:border-b-0">
      <CheckMark
        aria-label={selection.selectLabel(row)}
        checked={selection.selected.has(rowKey)}
        onChange={(checked) => selection.onChange(withRows(selection.selected, [rowKey], checked))}
      />
    </td>
  );
}
