import { useRead, useSession } from "@offertory/api-client";
import { can, listTasks, TASK_VIEWS, type TaskStatus, type TaskView } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Button, EmptyState, PageHeader, SearchField, SelectField, Tabs } from "@offertory/ui";
import { CircleCheck, Plus } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { useSearchParams } from "@offertory/router";
import { LoadFailed } from "@offertory/features/access";
import { TaskDialog } from "./task-dialog.tsx";
import { TasksTable } from "./tasks-table.tsx";

// i18n-uses: tasks:view.*, tasks:none.*

/** Lists tasks: the user's own, those given to others, and all of them for people who edit plans. */
export function TasksPage() {
  const t = useT();
  const session = useSession();
  const [url, setUrl] = useSearchParams();
  const [adding, setAdding] = useState(false);
  const views = TASK_VIEWS.filter((view) => view !== "all" || session.can(can.editPlans));
  const view = views.find((known) => known === url.get("view")) ?? "mine";
  const status = url.has("closed") ? "closed" : "open";
  const open = (next: { view?: TaskView; status?: TaskStatus }) => {
    const filter = { view, status, ...next };
    setUrl({
      ...(filter.view !== "mine" && { view: filter.view }),
      ...(filter.status === "closed" && { closed: "1" }),
    });
  };
  const addButton = (
    <Button variant="primary" icon={<Plus />} onClick={() => setAdding(true)}>
      {t("tasks:add")}
    </Button>
  );
  return (
    <>
      <PageHeader
        icon={<CircleCheck />}
        title={t("tasks:title")}
        subtitle={t("tasks:subtitle")}
        actions={<>{addButton}</>}
      />
      <Tabs
        label={t("tasks:title")}
        value={view}
        onChange={(next) => open({ view: next })}
        tabs={views.map((value) => ({ value, label: t(`tasks:view.${value}`) }))}
      >
        {(shown) => (
          <List
            key={shown}
            view={shown}
            status={status}
            onStatus={(next) => open({ status: next })}
            addButton={addButton}
          />
        )}
      </Tabs>
      {adding ? <TaskDialog task={null} onClose={() => setAdding(false)} /> : null}
    </>
  );
}

interface ListProps {
  view: TaskView;
  status: TaskStatus;
  onStatus(status: TaskStatus): void;
  addButton: React.ReactNode;
}

function List({ view, status, onStatus, addButton }: ListProps) {
  const t = useT();
  const [search, setSearch] = useState("");
  const read = useRead(listTasks, { query: { view, status } });
  const searchText = search.trim().toLocaleLowerCase();
  const found = read.data?.filter(({ title, assignee }) =>
    `${title} ${assignee?.name ?? ""}`.toLocaleLowerCase().includes(searchText),
  );
  if (read.error && !read.data) return <LoadFailed error={read.error} onRetry={() => void read.refetch()} />;
  return (
    <div className="flex flex-col gap-4">
      <div className="grid grid-cols-[1fr_8.5rem] items-end gap-2 sm:grid-cols-[1fr_12rem] sm:gap-4">
        <SearchField
          label={t("tasks:search")}
          placeholder={t("tasks:search")}
          clearLabel={t("common:clear")}
          value={search}
          onChange={setSearch}
        />
        <SelectField
          label={t("tasks:show")}
          value={status}
          onChange={onStatus}
          options={[
            { value: "open", label: t("tasks:status.open") },
            { value: "closed", label: t("tasks:status.closed") },
          ]}
        />
      </div>
      <TasksTable
        tasks={found}
        status={status}
        empty={
          searchText || status === "closed" ? (
            <EmptyState icon={<CircleCheck />} title={t(searchText ? "tasks:noneFound" : "tasks:noneClosed")} />
          ) : (
            <EmptyState icon={<CircleCheck />} title={t(`tasks:none.${view}`)} action={addButton} />
          )
        }
      />
    </div>
  );
}
