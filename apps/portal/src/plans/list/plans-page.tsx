import { useRead } from "@offertory/api-client";
import { can, listPlans, type PlanListed } from "@offertory/contract";
import { useFormats, useT } from "@offertory/i18n/react";
import { Button, type Column, DataTable, EmptyState, PageHeader, Tabs } from "@offertory/ui";
import { Plus, UsersRound } from "@offertory/ui/icons.ts";
import { type ReactNode, useState } from "react";
import { useSearchParams, renderLink } from "@offertory/router";
import { LoadFailed, OnlyWith } from "@offertory/features/access";
import { useShortDate } from "../../treasury/use-short-date.ts";
import { Gaps } from "../gaps.tsx";
import { PlanDialog } from "./plan-dialog.tsx";

export function PlansPage() {
  return (
    <OnlyWith any={[can.editPlans]}>
      <Plans />
    </OnlyWith>
  );
}

function Plans() {
  const t = useT();
  const [url, setUrl] = useSearchParams();
  const [adding, setAdding] = useState(false);
  const addButton = (
    <Button variant="primary" icon={<Plus />} onClick={() => setAdding(true)}>
      {t("tasks:plan.add")}
    </Button>
  );
  return (
    <>
      <PageHeader
        icon={<UsersRound />}
        title={t("tasks:plan.title")}
        subtitle={t("tasks:plan.subtitle")}
        actions={addButton}
      />
      <Tabs
        label={t("tasks:plan.title")}
        value={url.has("past") ? "past" : "upcoming"}
        onChange={(next) => setUrl(next === "past" ? { past: "1" } : {})}
        tabs={[
          { value: "upcoming", label: t("tasks:plan.upcoming") },
          { value: "past", label: t("tasks:plan.past") },
        ]}
      >
        {(shown) => <List key={shown} past={shown === "past"} addButton={addButton} />}
      </Tabs>
      {adding ? <PlanDialog plan={null} onClose={() => setAdding(false)} /> : null}
    </>
  );
}

function List({ past, addButton }: { past: boolean; addButton: ReactNode }) {
  const t = useT();
  const { number } = useFormats();
  const date = useShortDate();
  const read = useRead(listPlans, { query: past ? { past } : {} });
  if (read.error && !read.data) return <LoadFailed error={read.error} onRetry={() => void read.refetch()} />;
  const columns: Column<PlanListed>[] = [
    {
      key: "name",
      header: t("tasks:plan.name"),
      width: "max-sm:w-full max-sm:max-w-0",
      cell: ({ name }) => <span className="py-2 font-medium wrap-anywhere">{name}</span>,
    },
    { key: "date", header: t("tasks:plan.date"), width: "whitespace-nowrap", cell: (plan) => date(plan.date) },
    { key: "gaps", header: t("tasks:plan.gaps"), cell: ({ missing }) => <Gaps missing={missing} /> },
    {
      key: "open",
      header: t("tasks:answer.unconfirmed"),
      align: "end",
      hideBelow: "md",
      cell: ({ unconfirmed }) => number(unconfirmed),
    },
    {
      key: "declined",
      header: t("tasks:answer.declined"),
      align: "end",
      hideBelow: "md",
      cell: ({ declined }) => number(declined),
    },
  ];
  const empty = past ? (
    <EmptyState icon={<UsersRound />} title={t("tasks:plan.nonePast")} />
  ) : (
    <EmptyState icon={<UsersRound />} title={t("tasks:plan.none")} body={t("tasks:plan.noneHint")} action={addButton} />
  );
  return (
    <div className="overflow-clip rounded-card border border-line bg-raised shadow-card">
      <DataTable
        caption={t("tasks:plan.title")}
        rows={read.data ?? []}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `/plans/${id}`}
        renderLink={renderLink}
        loading={!read.data}
        loadingLabel={t("tasks:plan.loading")}
        empty={empty}
        columns={columns}
      />
    </div>
  );
}
