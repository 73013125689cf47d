import { useRead, useRefresh } from "@offertory/api-client";
import { listFundsOfChurch, listPersonSubmissions, openForm, type OpenForm, readPerson } from "@offertory/contract";
import { useFormats, useT } from "@offertory/i18n/react";
import { buttonClass, EmptyState, Notice, PageHeader, Skeleton } from "@offertory/ui";
import { FileText } from "@offertory/ui/icons.ts";
import { Link, useNavigate, useParams, useSearchParams } from "@offertory/router";
import { LoadFailed } from "@offertory/features/access";
import { BackTo } from "../../shell/back-to.tsx";
import { FillBox } from "./fill-box.tsx";
import { ChangeBox } from "./change-box.tsx";
import { FillFrame } from "./fill-frame.tsx";

/**
 * A form that the signed-in person fills in. `?about=` names the person it is about, `?submission=` an earlier
 * submission.
 */
export function FillPage() {
  const t = useT();
  const { id = "" } = useParams();
  const opened = useRead(openForm, { params: { id } }, { staleTime: Infinity });
  if (!opened.data)
    return (
      <>
        <h1 className="sr-only">{t("forms:mine.title")}</h1>
        {opened.error ? (
          <LoadFailed error={opened.error} onRetry={() => void opened.refetch()} />
        ) : (
          <div role="status" aria-label={t("forms:mine.loading")} className="mx-auto flex max-w-2xl flex-col gap-4">
            <Skeleton className="h-9 w-64 max-w-full" />
            <Skeleton className="h-80" />
          </div>
        )}
      </>
    );
  return <Fill key={id} opened={opened.data} />;
}

function Fill({ opened: { form, questions, taking } }: { opened: OpenForm }) {
  const t = useT();
  const { date } = useFormats();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const [url] = useSearchParams();
  const about = url.get("about");
  const submissionId = url.get("submission");
  const person = useRead(readPerson, { params: { id: about ?? "" } }, { enabled: about !== null });
  const pays = questions.some(({ fieldType }) => fieldType === "Payment");
  const funds = useRead(listFundsOfChurch, { params: { churchId: form.churchId } }, { enabled: pays, anonymous: true });
  const back = about ? `/people/${about}` : "/my-forms";
  const name = person.data?.name.display;
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        icon={<FileText />}
        title={form.name}
        facts={about && name ? t("forms:mine.about", { name }) : undefined}
        back={<BackTo href={back}>{name ?? t("forms:mine.title")}</BackTo>}
      />
      <div className="rounded-card border border-line bg-raised p-4 shadow-card sm:p-6">
        {form.description ? (
          <p className="mb-6 wrap-anywhere whitespace-pre-line text-ink-soft">{form.description}</p>
        ) : null}
        {form.closesAt && taking ? (
          <Notice tone="info" className="mb-6">
            {t("forms:mine.until", { date: date(form.closesAt) })}
          </Notice>
        ) : null}
        {taking && submissionId ? (
          <ChangeBox key={submissionId} form={form} submissionId={submissionId} back={back} />
        ) : taking ? (
          <FillFrame pays funds={funds.data}>
            <FillBox
              form={form}
              questions={questions}
              about={about ? { contentType: "person", contentId: about } : undefined}
              onCancel={() => void navigate(back)}
              onSent={() => void refresh(listPersonSubmissions)}
              next={
                <Link to={back} className={buttonClass({ variant: "primary" })}>
                  {t("forms:mine.done")}
                </Link>
              }
            />
          </FillFrame>
        ) : (
          <EmptyState icon={<FileText />} title={t("forms:fill.closedTitle")} />
        )}
      </div>
    </div>
  );
}
