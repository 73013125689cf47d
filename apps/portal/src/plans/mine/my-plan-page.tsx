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

/** A plan that one serves in: what one was asked for, and who else serves. */
export function MyPlanPage() {
  const t = useT();
  const { date } = useFormats();
  const session = useSession();
  const { id = "" } = useParams();
  const read = useRead(readMyPlan, { params: { id } });
  const plan = read.data;
  const mayEdit = session.can(can.editPlans);
  const back = <BackTo href="/my/plans">{t("tasks:mine.title")}</BackTo>;
  // Other tools of a church tell of theirs too: what one was told is then all there is to show.
  if (read.error instanceof CallFailed && read.error.code === "plan-not-found") return <PlanElsewhere />;
  if (!plan) return <PlanWaits error={read.error} onRetry={() => void read.refetch()} back={back} />;
  // Who made the plan is told of answers, and comes here without serving themselves.
  if (plan.mine.length === 0 && mayEdit) return <Navigate to={`/plans/${id}`} replace />;
  return (
    <>
      <PageHeader
        icon={<UsersRound />}
        title={plan.name}
        subtitle={date(plan.date)}
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
                <dd className="text-ink-soft">{people.length > 0 ? people.join(", ") : t("tasks:mine.nobody")}</dd>
              </div>
            ))}
          </dl>
        </DisplayBox>
      </div>
    </>
  );
}
