import { useT } from "@offertory/i18n/react";
import { Dialog } from "@offertory/ui";
import { NotificationList } from "./notification-list.tsx";

export interface NotificationsDialogProps {
  open: boolean;
  onClose(): void;
  /** Opens the messages, for a notification about one. */
  onMessages(): void;
}

const SIZE = "h-[80vh]! max-h-[700px]! max-sm:h-dvh! max-sm:max-h-none! max-sm:rounded-none!";

export function NotificationsDialog({ open, onClose, onMessages }: NotificationsDialogProps) {
  const t = useT();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("messaging:notifications.title")}
      closeLabel={t("common:close")}
      className={SIZE}
    >
      {open ? <NotificationList onLeave={onClose} onMessages={onMessages} /> : null}
    </Dialog>
  );
}
