import type { FormListed } from "@offertory/contract";
import { useFormats, useT } from "@offertory/i18n/react";
import { Badge, type Column, DataTable } from "@offertory/ui";
import type { ReactNode } from "react";
import { renderLink } from "@offertory/router";
import { useShortDate } from "../../treasury/use-short-date.ts";
import { FormState } from "../form-state.tsx";

interface FormsTableProps {
  /** Undefined while loading. */
  forms: readonly FormListed[] | undefined;
  empty: ReactNode;
  actions?: ((form: FormListed) => ReactNode) | undefined;
}

/** Lists forms, newest first; a row opens its form. */
export function FormsTable({ forms, empty, actions }: FormsTableProps) {
  const t = useT();
  const { number } = useFormats();
  const date = useShortDate();
  const columns: Column<FormListed>[] = [
    {
      key: "name",
      header: t("forms:field.name"),
      width: "max-sm:w-full max-sm:max-w-0",
      cell: ({ name, held }) => (
        <span className="flex flex-wrap items-center gap-2 py-2">
          <span className="font-medium wrap-anywhere">{name}</span>
          {held > 0 ? <Badge tone="warning">{t("forms:list.held", { count: held })}</Badge> : null}
        </span>
      ),
    },
    { key: "state", header: t("forms:field.state"), cell: (form) => <FormState form={form} /> },
    {
      key: "who",
      header: t("forms:field.who"),
      hideBelow: "md",
      cell: ({ restricted }) => t(restricted ? "forms:who.restricted" : "forms:who.public"),
    },
    {
      key: "answers",
      header: t("forms:field.answers"),
      align: "end",
      hideBelow: "sm",
      cell: ({ submissions }) => number(submissions),
    },
    {
      key: "last",
      header: t("forms:field.last"),
      hideBelow: "lg",
      width: "whitespace-nowrap",
      cell: ({ lastSubmittedAt }) => (lastSubmittedAt ? date(lastSubmittedAt) : "–"),
    },
  ];
  if (actions)
    columns.push({
      key: "actions",
      header: <span className="sr-only">{t("forms:field.actions")}</span>,
      align: "end",
      cell: actions,
    });
  return (
    <div className="overflow-clip rounded-card border border-line bg-raised shadow-card">
      <DataTable
        caption={t("forms:list.title")}
        rows={forms ?? []}
        rowKey={({ id }) => id}
        rowHref={actions ? undefined : ({ id }) => `/forms/${id}`}
        renderLink={renderLink}
        loading={!forms}
        loadingLabel={t("forms:list.loading")}
        empty={empty}
        columns={columns}
      />
    </div>
  );
}
