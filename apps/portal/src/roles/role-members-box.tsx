import type { RoleWithMembers } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Button, ConfirmDialog, DisplayBox, EmptyState, Avatar, Badge, IconButton } from "@offertory/ui";
import { UserPlus, Users, UserX } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { AddRoleMemberDialog } from "./add-role-member-dialog.tsx";
import { membersAreChosen } from "./role-kinds.ts";
import { roleName } from "./role-name.ts";
import { useChangeMembers } from "./use-change-members.ts";
import { Link } from "@offertory/router";

type RoleMember = RoleWithMembers["members"][number];

/** Lists the people in a role. For "members" and "everyone" nobody can be added or removed. */
export function RoleMembersBox({ role, mayEdit }: { role: RoleWithMembers; mayEdit: boolean }) {
  const t = useT();
  const [adding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<RoleMember | null>(null);
  const { remove, busy } = useChangeMembers(role);
  const chosen = membersAreChosen(role);

  async function takeOut() {
    if (leaving) await remove(leaving);
    setLeaving(null);
  }

  return (
    <DisplayBox
      title={t("roles:members.title")}
      icon={<Users />}
      actions={
        mayEdit &&
        chosen && (
          <Button size="small" icon={<UserPlus className="size-4" />} onClick={() => setAdding(true)}>
            {t("roles:members.add")}
          </Button>
        )
      }
    >
      {chosen ? (
        <>
          {role.members.length === 0 && (
            <EmptyState
              className="py-4"
              title={t("roles:members.none")}
              body={mayEdit && t("roles:members.noneHint")}
            />
          )}
          <ul className="flex flex-col divide-y divide-line *:py-2.5 *:first:pt-0 *:last:pb-0">
            {role.members.map((member) => (
              <RoleMemberLine
                key={member.id}
                member={member}
                {...(mayEdit ? { onRemove: () => setLeaving(member) } : {})}
              />
            ))}
          </ul>
        </>
      ) : (
        <p className="text-sm text-ink-soft">
          {t(role.kind === "members" ? "roles:members.allMembers" : "roles:members.everyone")}
        </p>
      )}
      <AddRoleMemberDialog role={role} open={adding} onClose={() => setAdding(false)} />
      <ConfirmDialog
        open={leaving !== null}
        title={t("roles:members.removeTitle", { name: leaving?.name.display ?? "", role: roleName(t, role) })}
        body={t("roles:members.removeBody")}
        confirmLabel={t("roles:members.removeConfirm")}
        cancelLabel={t("common:cancel")}
        danger
        busy={busy}
        onConfirm={() => void takeOut()}
        onCancel={() => setLeaving(null)}
      />
    </DisplayBox>
  );
}

/** A person in a role. People without an account were invited by email, or cannot be invited without an address. */
function RoleMemberLine({ member, onRemove }: { member: RoleMember; onRemove?: () => void }) {
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
