import { useSession } from "@offertory/api-client";
import { ageInYears, can, type Person } from "@offertory/contract";
import { localDay } from "@offertory/i18n";
import { useT } from "@offertory/i18n/react";
import { Avatar, Badge, Notice } from "@offertory/ui";
import { NotesBox } from "@offertory/features/messaging/notes";
import { PersonFormsBox } from "../../forms/person/person-forms-box.tsx";
import { HouseholdBox } from "../../households/household-box.tsx";
import { PersonRolesBox } from "../../roles/person-roles-box.tsx";
import { PersonGivingBox } from "../../treasury/giving-summary/person-giving-box.tsx";
import { BackLink } from "./back-link.tsx";
import { ContactBox } from "./contact-box.tsx";
import { LifeBox } from "./life-box.tsx";
import { PendingChangesBox } from "./pending-changes-box.tsx";
import { PersonActions } from "./person-actions.tsx";
import { STATUS_LABELS } from "../person-labels.ts";
import { TagsBox } from "../tags/tags-box.tsx";
import { TimelineBox } from "../timeline/timeline-box.tsx";
import type { PersonRights } from "./rights-on.ts";

const COLUMN = "flex min-w-0 flex-col gap-6";

/** A person's record: one column on phones, two on wide screens. The widest have a third one, for the timeline. */
export function PersonView({ person, rights }: { person: Person; rights: PersonRights }) {
  const t = useT();
  const session = useSession();
  return (
    <>
      <div className="mb-3 text-sm text-ink-soft">
        <BackLink />
      </div>
      <PersonHeader person={person} actions={<PersonActions person={person} rights={rights} />} />
      {person.archived && (
        <Notice tone="warning" title={t("people:person.archivedTitle")} className="mb-6">
          {t("people:person.archivedBody")}
        </Notice>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr] lg:grid-rows-[auto_1fr] min-[105rem]:not-has-[>:last-child:empty]:grid-cols-3">
        <div className={COLUMN}>
          {rights === "office" && <PendingChangesBox person={person} />}
          <ContactBox person={person} />
          <LifeBox person={person} />
        </div>
        <div className={`${COLUMN} lg:row-span-2`}>
          {session.can(can.viewDonations) && <PersonGivingBox person={person} />}
          {[can.viewPeople, can.editPeople].some(session.can) && (
            <TagsBox person={person} mayEdit={rights === "office"} />
          )}
          <HouseholdBox person={person} mayEdit={rights === "office"} />
          {session.can(can.viewRoles) && <PersonRolesBox person={person} />}
          {(session.can(can.viewPeople) || session.can(can.editPeople) || session.person?.id === person.id) && (
            <PersonFormsBox person={person} />
          )}
        </div>
        <div className={`${COLUMN} empty:hidden min-[105rem]:row-span-2`}>
          <TimelineBox person={person} />
          {session.can(can.viewPeople) && (
            <NotesBox
              contentType="person"
              contentId={person.id}
              title={person.name.display}
              mayWrite={session.can(can.editPeople)}
            />
          )}
        </div>
      </div>
    </>
  );
}

function PersonHeader({ person, actions }: { person: Person; actions: React.ReactNode }) {
  const t = useT();
  const age = person.birthDate ? ageInYears(person.birthDate, localDay(new Date())) : null;
  return (
    <header className="mb-6 flex flex-wrap items-center gap-x-5 gap-y-4">
      <Avatar name={person.name.display} photo={person.photo} size="responsive" />
      <div className="min-w-0 grow basis-40">
        <h1 className="text-2xl font-semibold wrap-anywhere">{person.name.display}</h1>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          <Badge>{t(STATUS_LABELS[person.membershipStatus])}</Badge>
          {age !== null && <span>{t("people:person.age", { count: age })}</span>}
          {person.archived && <Badge tone="warning">{t("people:archived")}</Badge>}
        </p>
      </div>
      {actions}
    </header>
  );
}
