import { COLUMN_LAYOUTS, type ElementAnswers } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { RadioGroup } from "@offertory/ui";
import { useState } from "react";
import type { ElementFormProps } from "./element-form-props.ts";
import { ElementDialog } from "./element-dialog.tsx";

const TWELFTHS: Record<number, string> = { 3: "1/4", 4: "1/3", 6: "1/2", 8: "2/3" };
const nameOf = (sizes: readonly number[]) => sizes.map((size) => TWELFTHS[size] ?? `${size}/12`).join(" + ");

/** Chooses the number of columns and their widths. */
export function ColumnsForm({ answers, ...dialog }: ElementFormProps<ElementAnswers["columns"]>) {
  const t = useT();
  const [chosen, setChosen] = useState(nameOf(answers.sizes));
  const known = COLUMN_LAYOUTS.map((sizes) => [...sizes]);
  const layouts = known.some((sizes) => nameOf(sizes) === nameOf(answers.sizes)) ? known : [answers.sizes, ...known];
  return (
    <ElementDialog
      {...dialog}
      draft={chosen}
      finish={() => ({ sizes: layouts.find((sizes) => nameOf(sizes) === chosen) ?? answers.sizes })}
    >
      <RadioGroup
        label={t("pages:columns.layout")}
        hint={t("pages:columns.hint")}
        value={chosen}
        onChange={setChosen}
        options={layouts.map((sizes) => ({ value: nameOf(sizes), label: <Layout sizes={sizes} /> }))}
      />
    </ElementDialog>
  );
}

const GROW_CLASSES: Record<number, string> = { 3: "grow-3", 4: "grow-4", 6: "grow-6", 8: "grow-8" };

const Layout = ({ sizes }: { sizes: readonly number[] }) => (
  <span className="flex flex-wrap items-center gap-3">
    <span aria-hidden="true" className="flex w-32 gap-1">
      {sizes.map((size, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a column is its place
        <span key={index} className={`h-6 basis-0 rounded-field bg-line-strong ${GROW_CLASSES[size] ?? "grow"}`} />
      ))}
    </span>
    {nameOf(sizes)}
  </span>
);
