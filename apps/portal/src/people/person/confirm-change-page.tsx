import { useCall } from "@offertory/api-client";
import { confirmPersonChange } from "@offertory/contract";
import { useErrorText, useT } from "@offertory/i18n/react";
import { Button, Notice, PageHeader } from "@offertory/ui";
import { Mail } from "@offertory/ui/icons.ts";
import { useLocation } from "@offertory/router";

/**
 * The page that the link in an email opens. The token is in the hash, which is not sent to servers. The change is
 * confirmed by a button, because programs that check links in emails would otherwise confirm it.
 */
export function ConfirmChangePage() {
  const t = useT();
  const errorText = useErrorText();
  const token = useLocation().hash.slice(1);
  const confirm = useCall(confirmPersonChange);
  return (
    <div className="mx-auto w-full max-w-2xl">
      <PageHeader icon={<Mail />} title={t("people:confirmChange.title")} />
      {confirm.data ? (
        <Notice tone="success">
          {t(DONE_LABELS[confirm.data.done ? confirm.data.kind : "waiting"], { church: confirm.data.churchName })}
        </Notice>
      ) : (
        <div className="flex flex-col items-start gap-4">
          <p>{t("people:confirmChange.text")}</p>
          {confirm.error && <Notice tone="danger">{errorText(confirm.error)}</Notice>}
          <Button variant="primary" busy={confirm.isPending} onClick={() => confirm.mutate({ body: { token } })}>
            {t("people:confirmChange.button")}
          </Button>
        </div>
      )}
    </div>
  );
}

const DONE_LABELS = {
  email: "people:confirmChange.emailDone",
  merge: "people:confirmChange.mergeDone",
  waiting: "people:confirmChange.waiting",
} as const;
