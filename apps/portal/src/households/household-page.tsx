import { useRead, useSession } from "@offertory/api-client";
import { can, readHousehold, type Household } from "@offertory/contract";
import { NotesBox } from "@offertory/features/messaging/notes";
import { useT } from "@offertory/i18n/react";
import { Button, DisplayBox, EmptyState, PageHeader, Skeleton } from "@offertory/ui";
import { House, Pencil, UserPlus, Users } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { useParams } from "@offertory/router";
import { LoadFailed, OnlyWith } from "@offertory/features/access";
import { BackLink } from "../people/person/back-link.tsx";
import { HouseholdGivingBox } from "../treasury/giving-summary/household-giving-box.tsx";
import { AddMemberDialog } from "./add-member-dialog.tsx";
import { EditableMember } from "./editable-member.tsx";
import { inOrder } from "./household-members.ts";
import { MemberLine } from "./member-line.tsx";
import { RenameHouseholdDialog } from "./rename-household-dialog.tsx";

export function HouseholdPage() {
  return (
    <OnlyWith any={[can.viewPeople, can.viewMembers, can.editPeople]}>
      <OneHousehold />
    </OnlyWith>
  );
}

function OneHousehold() {
  const { id = "" } = useParams();
  const household = useRead(readHousehold, { params: { id } });
  const t = useT();
  if (household.data) return <HouseholdView household={household.data} />;
  if (!household.error) return <Skeleton className="h-64" />;
  return (
    <>
      <h1 className="sr-only">{t("people:household.title")}</h1>
      <LoadFailed error={household.error} onRetry={() => void household.refetch()} />
    </>
  );
}

/** A household. On phones Rename shows only its icon, so that both actions fit in one row in every language. */
function HouseholdView({ household }: { household: Household }) {
  const t = useT();
  const { can: may } = useSession();
  const mayEdit = may(can.editPeople);
  const [open, setOpen] = useState<"rename" | "add" | null>(null);
  return (
    <>
      <PageHeader
        icon={<House />}
        title={household.name}
        facts={t("people:household.size", { count: household.members.length })}
        back={<BackLink />}
        actions={
          mayEdit && (
            <>
              <Button icon={<Pencil />} title={t("people:household.rename")} onClick={() => setOpen("rename")}>
                <span className="max-sm:sr-only">{t("people:household.rename")}</span>
              </Button>
              <Button variant="primary" icon={<UserPlus />} onClick={() => setOpen("add")}>
                {t("people:household.add")}
              </Button>
            </>
          )
        }
      />
      <div className="grid items-start gap-6 *:min-w-0 lg:grid-cols-[3fr_2fr] lg:grid-rows-[auto_1fr]">
        <DisplayBox title={t("people:household.members")} icon={<Users />}>
          {household.members.length === 0 && (
            <EmptyState title={t("people:household.empty")} body={mayEdit && t("people:household.emptyHint")} />
          )}
          <ul className="flex flex-col divide-y divide-line *:py-3 *:first:pt-0 *:last:pb-0">
            {inOrder(household.members).map((member) =>
              mayEdit ? (
                <EditableMember key={member.id} household={household} member={member} />
              ) : (
                <MemberLine key={member.id} member={member} />
              ),
            )}
          </ul>
        </DisplayBox>
        {may(can.viewDonations) && (
          <div className="lg:row-span-2">
            <HouseholdGivingBox householdId={household.id} />
          </div>
        )}
        {may(can.viewPeople) && (
          <NotesBox contentType="household" contentId={household.id} title={household.name} mayWrite={mayEdit} />
        )}
      </div>
      <RenameHouseholdDialog household={household} open={open === "rename"} onClose={() => setOpen(null)} />
      <AddMemberDialog household={household} open={open === "add"} onClose={() => setOpen(null)} />
    </>
  );
}
