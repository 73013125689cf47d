import { useRead } from "@offertory/api-client";
import { can, readPlan } from "@offertory/contract";
import { useFormats, useT } from "@offertory/i18n/react";
import { DisplayBox, EmptyState, PageHeader, TextWithLinks } from "@offertory/ui";
import { UsersRound } from "@offertory/ui/icons.ts";
import { useParams } from "@offertory/router";
import { OnlyWith } from "@offertory/features/access";
import { BackTo } from "../../shell/back-to.tsx";
import { PlanWaits } from "../plan-waits.tsx";
import { Gaps } from "../gaps.tsx";
import { AddPosition } from "./add-position.tsx";
import { PlanActions } from "./plan-actions.tsx";
import { PositionBox } from "./position-box.tsx";

export function PlanPage() {
  return (
    <OnlyWith any={[can.editPlans]}>
      <OnePlan />
    </OnlyWith>
  );
}

/** A plan with its positions: who was asked, their answers, and how many are missing. */
function OnePlan() {
  const t = useT();
  const { date } = useFormats();
  const { id = "" } = useParams();
  const read = useRead(readPlan, { params: { id } });
  const plan = read.data;
  const back = <BackTo href="/plans">{t("tasks:plan.back")}</BackTo>;
  if (!plan) return <PlanWaits error={read.error} onRetry={() => void read.refetch()} back={back} />;
  return (
    <>
      <PageHeader
        icon={<UsersRound />}
        title={plan.name}
        facts={
          <span className="flex flex-wrap items-center gap-2">
            {date(plan.date)} {plan.needed > 0 ? <Gaps missing={plan.missing} /> : null}
          </span>
        }
        actions={<PlanActions plan={plan} />}
        back={back}
      />
      <div className="flex flex-col gap-6">
        {plan.notes ? (
          <DisplayBox title={t("tasks:plan.notes")}>
            <p className="text-sm whitespace-pre-wrap wrap-anywhere">
              <TextWithLinks text={plan.notes} />
            </p>
          </DisplayBox>
        ) : null}
        {plan.positions.length === 0 ? (
          <EmptyState title={t("tasks:position.none")} body={t("tasks:position.noneHint")} />
        ) : null}
        <div className="grid items-start gap-6 lg:grid-cols-2">
          {plan.positions.map((position) => (
            <PositionBox key={position.id} plan={plan} position={position} />
          ))}
        </div>
        <AddPosition key={plan.positions.length} planId={plan.id} />
      </div>
    </>
  );
}
