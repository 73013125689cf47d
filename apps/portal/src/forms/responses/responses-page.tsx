import { useRead } from "@offertory/api-client";
import { type FormListed, type FormResponse, readForm } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { EmptyState, PageHeader, Skeleton, Tabs } from "@offertory/ui";
import { FileText, Lock } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { useParams, useSearchParams } from "@offertory/router";
import { LoadFailed, OnlyWith } from "@offertory/features/access";
import { BackTo } from "../../shell/back-to.tsx";
import { LoadMoreResponses } from "./load-more-responses.tsx";
import { FormState } from "../form-state.tsx";
import { BUILDS_FORMS } from "../may-forms.ts";
import { ExportResponses } from "./export-responses.tsx";
import { HeldActions } from "./held-actions.tsx";
import { ResponseDialog } from "./response-dialog.tsx";
import { filterOfUrl, isNarrowed, type ResponsesFilter, withFilter } from "./responses-filter.ts";
import { ResponsesTable } from "./responses-table.tsx";
import { ResponsesToolbar } from "./responses-toolbar.tsx";
import { SummaryTab } from "./summary-tab.tsx";
import { useResponses } from "./use-responses.ts";

export function ResponsesPage() {
  return (
    <OnlyWith any={BUILDS_FORMS}>
      <Responses />
    </OnlyWith>
  );
}

function Responses() {
  const t = useT();
  const { id = "" } = useParams();
  const form = useRead(readForm, { params: { id } });
  if (form.data?.mayRead) return <OneForm key={id} form={form.data} />;
  return (
    <>
      <h1 className="sr-only">{t("forms:responses.title")}</h1>
      <div className="mb-3 text-sm text-ink-soft">
        <BackTo href={form.data ? `/forms/${id}` : "/forms"}>{form.data?.name ?? t("forms:list.title")}</BackTo>
      </div>
      {form.data ? (
        <EmptyState icon={<Lock />} title={t("common:noPermission.title")} body={t("forms:responses.notYours")} />
      ) : form.error ? (
        <LoadFailed error={form.error} onRetry={() => void form.refetch()} />
      ) : (
        <div role="status" aria-label={t("forms:responses.loading")} className="flex flex-col gap-4">
          <Skeleton className="h-11 w-72 max-w-full" />
          <Skeleton className="h-64" />
        </div>
      )}
    </>
  );
}

const TABS = ["answers", "held", "summary"] as const;

function OneForm({ form }: { form: FormListed }) {
  const t = useT();
  const [url, setUrl] = useSearchParams();
  const [opened, setOpened] = useState<{ id: string; who: string } | null>(null);
  const currentTab = TABS.find((each) => each === url.get("tab")) ?? "answers";
  const filter = filterOfUrl(url);
  // A notification links to a response.
  const linked = url.get("response");
  const shown = opened ?? (linked ? { id: linked, who: form.name } : null);
  const close = () => {
    setOpened(null);
    if (linked) setUrl((now) => withFilter(now, { response: "" }), { replace: true, preventScrollReset: true });
  };
  const open = ({ id, submittedBy }: FormResponse) => setOpened({ id, who: submittedBy?.displayName ?? "" });
  return (
    <>
      <PageHeader
        icon={<FileText />}
        title={t("forms:responses.title")}
        facts={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {form.name}
            <FormState form={form} />
          </span>
        }
        back={<BackTo href={`/forms/${form.id}`}>{form.name}</BackTo>}
        actions={<ExportResponses form={form} filter={filter} />}
      />
      <Tabs
        label={t("forms:responses.title")}
        value={currentTab}
        onChange={(tab) => setUrl(tab === "answers" ? {} : { tab }, { replace: true })}
        tabs={[
          { value: "answers", label: t("forms:responses.answers"), count: form.submissions },
          { value: "held", label: t("forms:responses.held"), count: form.held },
          { value: "summary", label: t("forms:responses.summary") },
        ]}
      >
        {(tab) =>
          tab === "summary" ? (
            <SummaryTab formId={form.id} onOpen={(id) => setOpened({ id, who: form.name })} />
          ) : (
            <List
              key={tab}
              formId={form.id}
              isHeld={tab === "held"}
              filter={filter}
              onFilter={(part) => setUrl((now) => withFilter(now, part), { replace: true, preventScrollReset: true })}
              onOpen={open}
            />
          )
        }
      </Tabs>
      <ResponseDialog form={form} id={shown?.id ?? null} who={shown?.who ?? ""} onClose={close} />
    </>
  );
}

interface ListProps {
  formId: string;
  isHeld: boolean;
  filter: ResponsesFilter;
  onFilter(part: Partial<ResponsesFilter>): void;
  onOpen(response: FormResponse): void;
}

function List({ formId, isHeld, filter, onFilter, onOpen }: ListProps) {
  const t = useT();
  const list = useResponses(formId, filter, isHeld ? "held" : "done");
  if (list.error && !list.rows) return <LoadFailed error={list.error} onRetry={list.retry} />;
  const empty = isNarrowed(filter) ? (
    <EmptyState icon={<FileText />} title={t("forms:responses.noneFound")} />
  ) : isHeld ? (
    <EmptyState icon={<FileText />} title={t("forms:responses.noneHeld")} body={t("forms:responses.heldHint")} />
  ) : (
    <EmptyState icon={<FileText />} title={t("forms:responses.none")} body={t("forms:responses.noneHint")} />
  );
  return (
    <>
      <ResponsesToolbar filter={filter} onChange={onFilter} />
      {isHeld && (list.rows?.length ?? 0) > 0 ? (
        <p className="mb-4 text-sm text-ink-soft">{t("forms:responses.heldHint")}</p>
      ) : null}
      <ResponsesTable
        questions={list.questions}
        responses={list.rows}
        isStale={list.isStale}
        empty={empty}
        onOpen={(id) => {
          const response = list.rows?.find((row) => row.id === id);
          if (response) onOpen(response);
        }}
        actions={isHeld ? (response) => <HeldActions response={response} /> : undefined}
      />
      {list.rows && list.rows.length > 0 ? <LoadMoreResponses list={list} /> : null}
    </>
  );
}
