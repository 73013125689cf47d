import { useCall, useRefresh } from "@offertory/api-client";
import { listRoles, removeRole, type Role } from "@offertory/contract";
import { useErrorText, useT } from "@offertory/i18n/react";
import { ConfirmDialog, useSnackbar } from "@offertory/ui";
import { useNavigate } from "@offertory/router";

export function RemoveRoleDialog({ role, open, onClose }: { role: Role; open: boolean; onClose(): void }) {
  const t = useT();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const snackbar = useSnackbar();
  const refresh = useRefresh();
  const remove = useCall(removeRole);

  async function run() {
    try {
      await remove.mutateAsync({ params: { id: role.id } });
      void navigate("/roles", { replace: true });
      snackbar.success(t("roles:remove.done", { name: role.name }));
      await refresh(listRoles);
    } catch (error) {
      onClose();
      snackbar.error(errorText(error));
    }
  }

  return (
    <ConfirmDialog
      open={open}
      title={t("roles:remove.title", { name: role.name })}
      body={t("roles:remove.body", { count: role.memberCount })}
      confirmLabel={t("roles:remove.confirm")}
      cancelLabel={t("common:cancel")}
      danger
      busy={remove.isPending}
      onConfirm={() => void run()}
      onCancel={onClose}
    />
  );
}
