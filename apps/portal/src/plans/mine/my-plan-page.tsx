import { CallFailed, useRead, useSession } from "@offertory/api-client";
import { can, readMyPlan } from "@offertory/contract";
import { useFormats, useT } from "@offertory/i18n/react";
import { buttonClass, DisplayBox, PageHeader, TextWithLinks } from "@offertory/ui";
import { UsersRound } from "@offertory/ui/icons.ts";
import { Link, Navigate, useParams } from "@offertory/router";
import { PlanPage as PlanElsewhere } from "../../messages/kept-elsewhere-page.tsx";
import { BackTo } from "../../shell/back-to.tsx";
import { PlanWaits } from "../plan-waits.tsx";
import { AnswerBox } from "./answer-box.tsx";

/** A plan in which the person serves: their own assignments, and who else serves. */
export function MyPlanPage() {
  const t = useT();
  const { date, list } = useFormats();
  const session = useSession();
  const { id = "" } = useParams();
  const read = useRead(readMyPlan, { params: { id } });
  const plan = read.data;
  const mayEdit = session.can(can.editPlans);
  const back = <BackTo href="/my/plans">{t("tasks:mine.title")}</BackTo>;
  // Other programs of a church can send notifications of plans that are not stored here. Then only those are shown.
  if (read.error instanceof CallFailed && read.error.code === "plan-not-found") return <PlanElsewhere />;
  if (!plan) return <PlanWaits error={read.error} onRetry={() => void read.refetch()} back={back} />;
  // The creator of a plan is notified of answers and follows that link without serving in the plan.
  if (plan.mine.length === 0 && mayEdit) return <Navigate to={`/plans/${id}`} replace />;
  return (
    <>
      <PageHeader
        icon={<UsersRound />}
        title={plan.name}
        facts={date(plan.date)}
        back={back}
        actions={
          mayEdit ? (
            <Link to={`/plans/${id}`} className={buttonClass()}>
              {t("tasks:mine.manage")}
            </Link>
          ) : undefined
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="flex flex-col gap-6">
          {plan.mine.map((assignment) => (
            <AnswerBox key={assignment.id} planId={id} assignment={assignment} />
          ))}
          {plan.notes ? (
            <DisplayBox title={t("tasks:plan.notes")}>
              <p className="text-sm whitespace-pre-wrap wrap-anywhere">
                <TextWithLinks text={plan.notes} />
              </p>
            </DisplayBox>
          ) : null}
        </div>
        <DisplayBox title={t("tasks:mine.team")}>
          <dl className="flex flex-col gap-3 text-sm">
            {plan.team.map(({ positionId, position, people }) => (
              <div key={positionId}>
                <dt className="font-medium">{position}</dt>
                <dd className="text-ink-soft">{people.length > 0 ? list(people) : t("tasks:mine.nobody")}</dd>
              </div>
            ))}
          </dl>
        </DisplayBox>
      </div>
    </>
  );
}
