import { useRead, useSession } from "@offertory/api-client";
import { can, readRole, type RoleWithMembers } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Button, Notice, PageHeader, Skeleton } from "@offertory/ui";
import { ArrowLeft, ShieldCheck, Trash2 } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { Link, useParams } from "@offertory/router";
import { LoadFailed, OnlyWith } from "@offertory/features/access";
import { RemoveRoleDialog } from "./remove-role-dialog.tsx";
import { mayHandOut } from "./role-draft.ts";
import { RoleForm } from "./role-form.tsx";
import { isOwnRole, KIND_LABELS } from "./role-kinds.ts";
import { roleName } from "./role-name.ts";
import { RoleMembersBox } from "./role-members-box.tsx";

export function RolePage() {
  return (
    <OnlyWith any={[can.viewRoles, can.editRoles]}>
      <OneRole />
    </OnlyWith>
  );
}

function OneRole() {
  const t = useT();
  const { id = "" } = useParams();
  const role = useRead(readRole, { params: { id } });
  if (role.data) return <RoleView key={id} role={role.data} />;
  return (
    <>
      {role.error && <h1 className="sr-only">{t("roles:list.title")}</h1>}
      <div className="mb-3 text-sm text-ink-soft">
        <BackToRoles />
      </div>
      {role.error ? (
        <LoadFailed error={role.error} onRetry={() => void role.refetch()} />
      ) : (
        <Skeleton className="h-96" />
      )}
    </>
  );
}

function RoleView({ role }: { role: RoleWithMembers }) {
  const t = useT();
  const session = useSession();
  const mayEdit = session.can(can.editRoles);
  const mayChange = mayHandOut(role, session.can) && mayEdit;
  const [removing, setRemoving] = useState(false);
  return (
    <>
      <PageHeader
        icon={<ShieldCheck />}
        title={roleName(t, role)}
        facts={t(KIND_LABELS[role.kind])}
        back={<BackToRoles />}
        actions={
          mayEdit &&
          isOwnRole(role) && (
            <Button icon={<Trash2 />} onClick={() => setRemoving(true)}>
              {t("roles:remove.open")}
            </Button>
          )
        }
      />
      {mayEdit && !mayChange && (
        <Notice tone="info" className="mb-6">
          {t("roles:more")}
        </Notice>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
        <RoleForm role={role} mayEdit={mayChange} />
        <RoleMembersBox role={role} mayEdit={mayChange} />
      </div>
      <RemoveRoleDialog role={role} open={removing} onClose={() => setRemoving(false)} />
    </>
  );
}

function BackToRoles() {
  const t = useT();
  return (
    <Link to="/roles" className="link-target inline-flex items-center gap-1.5 hover:text-ink hover:underline">
      <ArrowLeft className="size-4" aria-hidden />
      {t("roles:back")}
    </Link>
  );
}
