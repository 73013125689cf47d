import { useT } from "@offertory/i18n/react";
import { Button } from "@offertory/ui";
import type { ReactNode } from "react";

interface FormButtonsProps {
  busy: boolean;
  save: string;
  onCancel: () => void;
  /** What stands at the other end: a way to remove the thing. */
  remove?: ReactNode;
}

/** The foot of every form of payment methods: saving shows that it goes on, and cannot be begun twice. */
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
