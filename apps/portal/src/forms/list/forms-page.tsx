import { useCall, useRead, useRefresh } from "@offertory/api-client";
import { type FormListed, listForms, restoreForm } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Button, EmptyState, PageHeader, SearchField, Tabs, useSnackbar } from "@offertory/ui";
import { ArchiveRestore, FileText, Plus } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { useSearchParams } from "@offertory/router";
import { LoadFailed, OnlyWith } from "@offertory/features/access";
import { useAttempt } from "../../treasury/use-attempt.ts";
import { BUILDS_FORMS } from "../may-forms.ts";
import { FormsTable } from "./forms-table.tsx";
import { NewFormDialog } from "./new-form-dialog.tsx";

export function FormsPage() {
  return (
    <OnlyWith any={BUILDS_FORMS}>
      <Forms />
    </OnlyWith>
  );
}

function Forms() {
  const t = useT();
  const [url, setUrl] = useSearchParams();
  const [adding, setAdding] = useState(false);
  const tab = url.has("archived") ? "archived" : "current";
  const addButton = (
    <Button variant="primary" icon={<Plus />} onClick={() => setAdding(true)}>
      {t("forms:list.add")}
    </Button>
  );
  return (
    <>
      <PageHeader
        icon={<FileText />}
        title={t("forms:list.title")}
        subtitle={t("forms:list.subtitle")}
        actions={addButton}
      />
      <Tabs
        label={t("forms:list.title")}
        value={tab}
        onChange={(next) => setUrl(next === "archived" ? { archived: "1" } : {})}
        tabs={[
          { value: "current", label: t("forms:list.current") },
          { value: "archived", label: t("forms:list.archived") },
        ]}
      >
        {(shown) => (shown === "archived" ? <Archived /> : <Current addButton={addButton} />)}
      </Tabs>
      <NewFormDialog key={String(adding)} open={adding} onClose={() => setAdding(false)} />
    </>
  );
}

function Current({ addButton }: { addButton: React.ReactNode }) {
  const t = useT();
  const [search, setSearch] = useState("");
  const forms = useRead(listForms, { query: {} });
  const searchText = search.trim().toLocaleLowerCase();
  const found = forms.data?.filter(({ name }) => name.toLocaleLowerCase().includes(searchText));
  if (forms.error && !forms.data) return <LoadFailed error={forms.error} onRetry={() => void forms.refetch()} />;
  return (
    <div className="flex flex-col gap-4">
      {(forms.data?.length ?? 0) > 0 ? (
        <SearchField
          label={t("forms:list.search")}
          placeholder={t("forms:list.search")}
          clearLabel={t("common:clear")}
          value={search}
          onChange={setSearch}
        />
      ) : null}
      <FormsTable
        forms={found}
        empty={
          searchText ? (
            <EmptyState icon={<FileText />} title={t("forms:list.noneFound")} />
          ) : (
            <EmptyState
              icon={<FileText />}
              title={t("forms:list.none")}
              body={t("forms:list.noneHint")}
              action={addButton}
            />
          )
        }
      />
    </div>
  );
}

function Archived() {
  const t = useT();
  const attempt = useAttempt();
  const refresh = useRefresh();
  const snackbar = useSnackbar();
  const restore = useCall(restoreForm);
  const forms = useRead(listForms, { query: { archived: true } });

  async function bringBack({ id, name }: FormListed) {
    if (!(await attempt(() => restore.mutateAsync({ params: { id } })))) return;
    snackbar.success(t("forms:list.restored", { name }));
    await refresh(listForms);
  }

  if (forms.error && !forms.data) return <LoadFailed error={forms.error} onRetry={() => void forms.refetch()} />;
  return (
    <FormsTable
      forms={forms.data}
      empty={<EmptyState icon={<FileText />} title={t("forms:list.noneArchived")} />}
      actions={(form) => (
        <Button size="small" icon={<ArchiveRestore />} onClick={() => void bringBack(form)}>
          {t("forms:list.restore")}
        </Button>
      )}
    />
  );
}
