import { useRead, useSession } from "@offertory/api-client";
import { listFormsToFill, listPersonSubmissions } from "@offertory/contract";
import { useFormats, useT } from "@offertory/i18n/react";
import { DisplayBox, EmptyState, PageHeader, Skeleton } from "@offertory/ui";
import { ChevronRight, FileText } from "@offertory/ui/icons.ts";
import { Link } from "@offertory/router";
import { LoadFailed } from "@offertory/features/access";
import { SubmissionList } from "../person/submission-list.tsx";

const ROW =
  "flex min-h-14 items-center gap-3 px-4 py-3 -outline-offset-2 transition-colors group-last:rounded-b-card hover:bg-sunken sm:px-5";

/** Lists the forms that a member can fill in, and their own submissions. */
export function MyFormsPage() {
  const t = useT();
  const { date } = useFormats();
  const { church } = useSession();
  const personId = church?.person.id ?? "";
  const open = useRead(listFormsToFill, { query: { contentType: "form" } });
  const own = useRead(listPersonSubmissions, { params: { id: personId } }, { enabled: personId !== "" });
  return (
    <>
      <PageHeader icon={<FileText />} title={t("forms:mine.title")} subtitle={t("forms:mine.subtitle")} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <DisplayBox title={t("forms:mine.open")} flush>
          {open.error && !open.data ? (
            <div className="p-4">
              <LoadFailed error={open.error} onRetry={() => void open.refetch()} />
            </div>
          ) : null}
          {open.isPending ? (
            <div role="status" aria-label={t("forms:mine.loading")} className="flex flex-col gap-3 p-4">
              <Skeleton className="h-10" />
              <Skeleton className="h-10" />
            </div>
          ) : null}
          {open.data?.length === 0 ? (
            <EmptyState icon={<FileText />} title={t("forms:mine.none")} body={t("forms:mine.noneHint")} />
          ) : null}
          <ul className="divide-y divide-line">
            {open.data?.map(({ id, name, description, closesAt }) => (
              <li key={id} className="group">
                <Link to={`/my-forms/${id}`} className={ROW}>
                  <span className="min-w-0 grow">
                    <span className="block text-sm font-medium wrap-anywhere text-ink">{name}</span>
                    {description ? <span className="line-clamp-2 text-sm text-ink-soft">{description}</span> : null}
                    {closesAt ? (
                      <span className="block text-xs text-ink-soft">
                        {t("forms:mine.until", { date: date(closesAt) })}
                      </span>
                    ) : null}
                  </span>
                  <ChevronRight className="size-4 text-ink-soft" />
                </Link>
              </li>
            ))}
          </ul>
        </DisplayBox>
        <DisplayBox title={t("forms:mine.sent")} flush>
          <SubmissionList
            submissions={own.data}
            error={own.error}
            onRetry={() => void own.refetch()}
            none={t("forms:mine.noneSent")}
            mayChange={({ formId, state, submittedBy }) =>
              state === "done" && submittedBy === personId && (open.data?.some(({ id }) => id === formId) ?? false)
            }
          />
        </DisplayBox>
      </div>
    </>
  );
}
