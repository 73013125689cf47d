import type { RoleWithMembers } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Avatar, Badge, IconButton } from "@offertory/ui";
import { UserX } from "@offertory/ui/icons.ts";
import { Link } from "@offertory/router";

export type RoleMember = RoleWithMembers["members"][number];

/** One person in a role. Who has no account yet was invited by mail, or cannot be when there is no address. */
export function RoleMemberLine({ member, onRemove }: { member: RoleMember; onRemove?: () => void }) {
  const t = useT();
  const name = member.name.display;
  return (
    <li className="flex items-center gap-3">
      <Avatar name={name} photo={member.photo} size="tiny" />
      <div className="min-w-0 grow text-sm">
        <Link to={`/people/${member.id}`} className="font-medium wrap-anywhere hover:underline">
          {name}
        </Link>
        <p className="truncate text-xs text-ink-soft">{member.contactInfo.email}</p>
      </div>
      {!member.hasAccount && (
        <Badge tone={member.contactInfo.email ? "info" : "warning"}>
          {t(member.contactInfo.email ? "roles:members.invited" : "roles:members.noEmail")}
        </Badge>
      )}
      {onRemove && <IconButton label={t("roles:members.remove", { name })} icon={<UserX />} onClick={onRemove} />}
    </li>
  );
}
