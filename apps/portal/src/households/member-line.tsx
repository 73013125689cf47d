import { useSession } from "@offertory/api-client";
import { ageInYears, can, type Household } from "@offertory/contract";
import { localDay } from "@offertory/i18n";
import { useT } from "@offertory/i18n/react";
import { Avatar } from "@offertory/ui";
import type { ReactNode } from "react";
import { Link } from "@offertory/router";
import { HOUSEHOLD_ROLE_LABELS } from "../people/person-labels.ts";

interface MemberLineProps {
  member: Household["members"][number];
  /** The person whose page this is gets no link. */
  current?: boolean;
  children?: ReactNode;
}

/** A household member: photo, name, role and age. */
export function MemberLine({ member, current = false, children }: MemberLineProps) {
  const t = useT();
  const session = useSession();
  const opens = !current && [can.viewPeople, can.viewMembers, can.editPeople].some(session.can);
  const age = member.birthDate ? ageInYears(member.birthDate, localDay(new Date())) : null;
  const facts = [
    t(HOUSEHOLD_ROLE_LABELS[member.householdRole]),
    age !== null && t("people:person.age", { count: age }),
  ];
  return (
    <li className="flex flex-wrap items-center gap-3">
      <Avatar name={member.name.display} photo={member.photo} size="tiny" />
      <div className="min-w-0 grow basis-36 text-sm">
        {opens ? (
          <Link to={`/people/${member.id}`} className="font-medium wrap-anywhere hover:underline">
            {member.name.display}
          </Link>
        ) : (
          <span className="font-medium wrap-anywhere">{member.name.display}</span>
        )}
        <p className="text-xs text-ink-soft">{facts.filter(Boolean).join(" · ")}</p>
      </div>
      {children}
    </li>
  );
}
