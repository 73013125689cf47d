import { useApi, useRead } from "@offertory/api-client";
import { listRoles, readRole, type Person, type Role } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Badge, DisplayBox, SkeletonText } from "@offertory/ui";
import { ShieldCheck } from "@offertory/ui/icons.ts";
import { useQueries } from "@tanstack/react-query";
import { Link } from "@offertory/router";
import { LoadFailed } from "@offertory/features/access";
import { isImplied } from "./is-implied.ts";
import { membersAreChosen } from "./role-kinds.ts";
import { roleName } from "./role-name.ts";

export function PersonRolesBox({ person }: { person: Person }) {
  const t = useT();
  const roles = useRead(listRoles, {});
  const held = useRolesHeld(person, roles.data ?? []);
  return (
    <DisplayBox title={t("roles:ofPerson.title")} icon={<ShieldCheck />}>
      {roles.error && <LoadFailed error={roles.error} onRetry={() => void roles.refetch()} />}
      {(roles.isPending || held.isPending) && <SkeletonText lines={2} />}
      {!held.isPending && roles.data && held.roles.length === 0 && (
        <p className="text-sm text-ink-soft">{t("roles:ofPerson.none")}</p>
      )}
      <ul className="flex flex-wrap gap-2">
        {held.roles.map((role) => (
          <li key={role.id}>
            <Link to={`/roles/${role.id}`} className="link-target inline-flex rounded-full hover:underline">
              <Badge>{roleName(t, role)}</Badge>
            </Link>
          </li>
        ))}
      </ul>
    </DisplayBox>
  );
}

/** The API lists people by role, not roles by person, so this reads every role; a church has few. */
function useRolesHeld(person: Person, roles: readonly Role[]) {
  const call = useApi();
  const assignableRoles = roles.filter(membersAreChosen);
  const answers = useQueries({
    queries: assignableRoles.map(({ id }) => ({
      queryKey: [readRole.api, readRole.path, { params: { id } }],
      queryFn: () => call(readRole, { params: { id } }),
    })),
  });
  const joined = new Set(
    answers.flatMap(({ data }) => (data?.members.some(({ id }) => id === person.id) ? data.id : [])),
  );
  return {
    roles: roles.filter((role) => joined.has(role.id) || isImplied(role, person)),
    isPending: answers.some((answer) => answer.isPending),
  };
}
