import { useT } from "@offertory/i18n/react";
import { Button } from "@offertory/ui";
import type { ReactNode } from "react";

interface FormButtonsProps {
  busy: boolean;
  save: string;
  onCancel: () => void;
  /** The button at the other end, which removes the method. */
  remove?: ReactNode;
}

/** The buttons of every payment method form. While saving, they are disabled, so that it cannot start twice. */
export function FormButtons({ busy, save, onCancel, remove }: FormButtonsProps) {
  const t = useT();
  return (
    <div className="flex flex-wrap items-center justify-end gap-2">
      {remove ? <div className="me-auto">{remove}</div> : null}
      <Button onClick={onCancel} disabled={busy}>
        {t("common:cancel")}
      </Button>
      <Button type="submit" variant="primary" busy={busy} busyLabel={t("common:saving")}>
        {save}
      </Button>
    </div>
  );
}
