import { useRead } from "@offertory/api-client";
import { readHousehold, type Person } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Button, buttonClass, DisplayBox, EmptyState } from "@offertory/ui";
import { House } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { Link } from "@offertory/router";
import { ChooseHouseholdDialog } from "./choose-household-dialog.tsx";
import { HouseholdMembersList } from "./household-members-list.tsx";

/** Shows the household on a person's page. */
export function HouseholdBox({ person, mayEdit }: { person: Person; mayEdit: boolean }) {
  return person.householdId ? (
    <KnownHousehold id={person.householdId} personId={person.id} mayEdit={mayEdit} />
  ) : (
    <NoHousehold person={person} mayEdit={mayEdit} />
  );
}

function KnownHousehold({ id, personId, mayEdit }: { id: string; personId: string; mayEdit: boolean }) {
  const t = useT();
  const household = useRead(readHousehold, { params: { id } });
  return (
    <DisplayBox
      title={household.data?.name || t("people:household.title")}
      icon={<House />}
      actions={
        mayEdit && (
          <Link to={`/households/${id}`} className={buttonClass({ variant: "quiet", size: "small" })}>
            {t("people:household.manage")}
          </Link>
        )
      }
    >
      <HouseholdMembersList household={household} personId={personId} />
    </DisplayBox>
  );
}

function NoHousehold({ person, mayEdit }: { person: Person; mayEdit: boolean }) {
  const t = useT();
  const [choosing, setChoosing] = useState(false);
  return (
    <DisplayBox title={t("people:household.title")} icon={<House />}>
      <EmptyState
        className="py-4"
        title={t("people:household.none")}
        action={
          mayEdit && (
            <Button size="small" onClick={() => setChoosing(true)}>
              {t("people:household.choose")}
            </Button>
          )
        }
      />
      <ChooseHouseholdDialog
        open={choosing}
        people={[person]}
        title={t("people:household.chooseTitle", { name: person.name.display })}
        onClose={() => setChoosing(false)}
      />
    </DisplayBox>
  );
}
