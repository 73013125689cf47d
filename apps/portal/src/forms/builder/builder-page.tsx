import { useRead, useSession } from "@offertory/api-client";
import { type FormListed, listFundsOfChurch, readForm } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { ConfirmDialog, PageHeader, Skeleton, Tabs, useMediaQuery } from "@offertory/ui";
import { FileText } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { Link, useParams, useSearchParams } from "@offertory/router";
import { LoadFailed, OnlyWith } from "@offertory/features/access";
import { BackTo } from "../../shell/back-to.tsx";
import { UnsavedGuard } from "../../unsaved/unsaved-guard.tsx";
import { FormState } from "../form-state.tsx";
import { BUILDS_FORMS } from "../may-forms.ts";
import { AddQuestion } from "./add-question.tsx";
import { LivePreview } from "./live-preview.tsx";
import { PreviewDialog } from "./preview-dialog.tsx";
import { QuestionList } from "./question-list.tsx";
import { isTouched, type SettingsDraft, settled } from "./settings-draft.ts";
import { SettingsForm } from "./settings-form.tsx";
import { ShareBox } from "./share-box.tsx";
import { StateActions } from "./state-actions.tsx";
import { useBuilder } from "./use-builder.ts";

export function BuilderPage() {
  return (
    <OnlyWith any={BUILDS_FORMS}>
      <Builder />
    </OnlyWith>
  );
}

function Builder() {
  const t = useT();
  const { id = "" } = useParams();
  const form = useRead(readForm, { params: { id } });
  if (form.data) return <OneForm key={id} form={form.data} />;
  return (
    <>
      <h1 className="sr-only">{t("forms:list.title")}</h1>
      <div className="mb-3 text-sm text-ink-soft">
        <BackTo href="/forms">{t("forms:list.title")}</BackTo>
      </div>
      {form.error ? (
        <LoadFailed error={form.error} onRetry={() => void form.refetch()} />
      ) : (
        <div role="status" aria-label={t("forms:builder.loading")} className="flex flex-col gap-4">
          <Skeleton className="h-11 w-72 max-w-full" />
          <Skeleton className="h-64" />
        </div>
      )}
    </>
  );
}

const TABS = ["questions", "preview", "settings", "share"] as const;

function OneForm({ form }: { form: FormListed }) {
  const t = useT();
  const { church } = useSession();
  const [url, setUrl] = useSearchParams();
  const builder = useBuilder(form.id);
  const funds = useRead(
    listFundsOfChurch,
    { params: { churchId: church?.church.id ?? "" } },
    { anonymous: true, enabled: church !== null },
  );
  const [settings, setSettings] = useState<SettingsDraft>({});
  const [isShown, setShown] = useState(false);
  // On wide screens the preview is beside the questions instead of in a tab.
  const isWide = useMediaQuery("(min-width: 1280px)");
  const requestedTab = TABS.find((each) => each === url.get("tab")) ?? "questions";
  const currentTab = isWide && requestedTab === "preview" ? "questions" : requestedTab;
  const preview = (
    <LivePreview form={settled(form, settings)} questions={builder.questions ?? []} funds={funds.data ?? []} />
  );
  const isUnsaved = builder.isUnsaved || isTouched(settings);
  const saved = builder.isSaving
    ? t("common:saving")
    : builder.isUnsaved
      ? t("forms:builder.unsaved")
      : t("forms:builder.allSaved");

  return (
    <>
      <PageHeader
        icon={<FileText />}
        title={form.name}
        facts={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <FormState form={form} />
            <span role="status">{saved}</span>
            {form.mayRead ? (
              <Link
                to={`/forms/${form.id}/responses`}
                className="link-target font-medium text-brand underline-offset-4 hover:underline"
              >
                {t("forms:builder.responses", { count: form.submissions })}
              </Link>
            ) : null}
          </span>
        }
        back={<BackTo href="/forms">{t("forms:list.title")}</BackTo>}
        actions={<StateActions form={form} onPreview={isWide ? () => setShown(true) : undefined} />}
      />
      <Tabs
        label={form.name}
        value={currentTab}
        onChange={(tab) => setUrl(tab === "questions" ? {} : { tab }, { replace: true })}
        tabs={[
          { value: "questions", label: t("forms:builder.questions") },
          ...(isWide ? [] : [{ value: "preview" as const, label: t("forms:preview.title") }]),
          { value: "settings", label: t("forms:builder.settings") },
          { value: "share", label: t("forms:builder.share") },
        ]}
      >
        {(shown) =>
          shown === "questions" ? (
            <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(22rem,2fr)]">
              <div className="flex min-w-0 flex-col gap-3">
                {builder.error ? (
                  <LoadFailed error={builder.error} onRetry={builder.retry} />
                ) : (
                  <QuestionList
                    builder={builder}
                    isAnswered={form.submissions + form.held > 0}
                    funds={funds.data ?? []}
                  />
                )}
                <AddQuestion busy={!builder.questions} onAdd={(fieldType) => void builder.add(fieldType)} />
              </div>
              {isWide ? <div className="sticky top-20 max-h-[calc(100dvh-6rem)] overflow-y-auto">{preview}</div> : null}
            </div>
          ) : shown === "preview" ? (
            <div className="max-w-xl">{preview}</div>
          ) : shown === "settings" ? (
            <div className="max-w-2xl">
              <SettingsForm form={form} draft={settings} onDraft={setSettings} />
            </div>
          ) : (
            <div className="max-w-xl">
              <ShareBox form={form} />
            </div>
          )
        }
      </Tabs>
      <PreviewDialog
        key={String(isShown)}
        form={settled(form, settings)}
        questions={builder.questions ?? []}
        funds={funds.data ?? []}
        open={isShown}
        onClose={() => setShown(false)}
      />
      <ConfirmDialog
        open={builder.conflict.pending !== null}
        danger
        title={t("forms:builder.changedTitle")}
        body={t("forms:builder.changedBody", { title: builder.conflict.pending?.about ?? "" })}
        confirmLabel={t("forms:builder.changedMine")}
        cancelLabel={t("forms:builder.changedTheirs")}
        onConfirm={() => builder.conflict.pending?.answer(true)}
        onCancel={() => builder.conflict.pending?.answer(false)}
      />
      <UnsavedGuard changed={isUnsaved} keptAcrossTabs />
    </>
  );
}
