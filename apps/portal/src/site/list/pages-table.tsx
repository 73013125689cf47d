import type { Page } from "@offertory/contract";
import { useFormats, useT } from "@offertory/i18n/react";
import { type Column, DataTable } from "@offertory/ui";
import type { ReactNode } from "react";
import { renderLink } from "@offertory/router";
import type { PageQuestion } from "../page-questions.tsx";
import { PageState } from "../page-state.tsx";
import { PageMenu } from "./page-menu.tsx";

interface PagesTableProps {
  /** Undefined while loading. */
  pages: readonly Page[] | undefined;
  empty: ReactNode;
  onCopy(page: Page): void;
  onAsk(question: PageQuestion): void;
}

/** Lists the pages of a site, the home page first; a row opens its page. */
export function PagesTable({ pages, empty, onCopy, onAsk }: PagesTableProps) {
  const t = useT();
  const { dateTime } = useFormats();
  const columns: Column<Page>[] = [
    {
      key: "title",
      header: t("pages:field.title"),
      width: "max-sm:w-full max-sm:max-w-0",
      cell: ({ title, url }) => (
        <span className="block py-1.5">
          <span className="block font-medium wrap-anywhere">{title}</span>
          <span className="block text-xs font-normal wrap-anywhere text-ink-soft">{url}</span>
        </span>
      ),
    },
    { key: "state", header: t("pages:field.state"), cell: ({ state }) => <PageState state={state} /> },
    {
      key: "changed",
      header: t("pages:field.changed"),
      hideBelow: "md",
      cell: ({ changedAt, changedBy }) => (
        <span className="block py-1">
          <span className="block">{dateTime(changedAt)}</span>
          {changedBy ? <span className="block text-xs text-ink-soft">{changedBy}</span> : null}
        </span>
      ),
    },
    {
      key: "actions",
      header: <span className="sr-only">{t("pages:field.actions")}</span>,
      align: "end",
      cell: (page) => <PageMenu page={page} onCopy={() => onCopy(page)} onAsk={onAsk} />,
    },
  ];
  return (
    <div className="overflow-clip rounded-card border border-line bg-raised shadow-card">
      <DataTable
        caption={t("pages:list.title")}
        rows={pages ?? []}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `/site/pages/${id}`}
        renderLink={renderLink}
        loading={!pages}
        loadingLabel={t("pages:list.loading")}
        empty={empty}
        columns={columns}
      />
    </div>
  );
}
