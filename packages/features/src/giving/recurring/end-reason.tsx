import { MAX_END_REASON } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { TextField } from "@offertory/ui";

/** What stopping means, and why the donor stops, if they want to say it. */
export function EndReason({ value, onChange }: { value: string; onChange: (reason: string) => void }) {
  const t = useT();
  return (
    <div className="flex flex-col gap-4">
      <p>{t("giving:recurring.deleteBody")}</p>
      <TextField
        label={t("giving:manage.reason")}
        hint={t("giving:manage.reasonHint")}
        value={value}
        onChange={onChange}
        maxLength={MAX_END_REASON}
      />
    </div>
  );
}
