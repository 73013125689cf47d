import { useRead, useSession } from "@offertory/api-client";
import { can, listRoles, type Role } from "@offertory/contract";
import { useFormats, useT } from "@offertory/i18n/react";
import { Button, DataTable, DisplayBox, EmptyState, PageHeader } from "@offertory/ui";
import { Plus, ShieldCheck } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { renderLink } from "@offertory/router";
import { LoadFailed, OnlyWith } from "@offertory/features/access";
import { AddRoleDialog } from "./add-role-dialog.tsx";
import { KIND_LABELS, membersAreChosen } from "./role-kinds.ts";
import { roleName } from "./role-name.ts";

export function RolesPage() {
  return (
    <OnlyWith any={[can.viewRoles, can.editRoles]}>
      <Roles />
    </OnlyWith>
  );
}

function Roles() {
  const t = useT();
  const { number } = useFormats();
  const mayEdit = useSession().can(can.editRoles);
  const roles = useRead(listRoles, {});
  const [adding, setAdding] = useState(false);
  const may = (role: Role) =>
    role.kind === "admins"
      ? t("roles:list.mayAll")
      : t("roles:list.may", { count: role.permissions.length, number: number(role.permissions.length) });
  return (
    <>
      <PageHeader
        icon={<ShieldCheck />}
        title={t("roles:list.title")}
        subtitle={t("roles:list.subtitle")}
        actions={
          <>
            {mayEdit && (
              <Button variant="primary" icon={<Plus />} onClick={() => setAdding(true)}>
                {t("roles:add.button")}
              </Button>
            )}
          </>
        }
      />
      {roles.error && !roles.data ? (
        <LoadFailed error={roles.error} onRetry={() => void roles.refetch()} />
      ) : (
        <DisplayBox title={t("roles:list.box")} flush>
          <DataTable
            caption={t("roles:list.title")}
            rows={roles.data ?? []}
            rowKey={({ id }) => id}
            rowHref={({ id }) => `/roles/${id}`}
            renderLink={renderLink}
            loading={roles.isPending}
            loadingLabel={t("roles:list.loading")}
            empty={<EmptyState icon={<ShieldCheck />} title={t("roles:list.none")} />}
            columns={[
              {
                key: "name",
                header: t("roles:field.name"),
                cell: (role) => (
                  <span className="block py-2">
                    <span className="block font-medium">{roleName(t, role)}</span>
                    <span className="block text-xs text-pretty text-ink-soft">{t(KIND_LABELS[role.kind])}</span>
                  </span>
                ),
              },
              { key: "may", header: t("roles:list.permissions"), hideBelow: "sm", cell: may },
              {
                key: "members",
                header: t("roles:list.members"),
                align: "end",
                width: "w-16 sm:w-28",
                cell: (role) => (membersAreChosen(role) || role.memberCount > 0 ? number(role.memberCount) : "–"),
              },
            ]}
          />
        </DisplayBox>
      )}
      <AddRoleDialog open={adding} onClose={() => setAdding(false)} />
    </>
  );
}
