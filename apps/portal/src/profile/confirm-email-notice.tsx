import { useCall, useRefresh, useSession } from "@offertory/api-client";
import { confirmEmail, readProfile } from "@offertory/contract";
import { useErrorText, useT } from "@offertory/i18n/react";
import { Notice, Spinner } from "@offertory/ui";
import { useEffect, useEffectEvent, useRef } from "react";
import { useSearchParams } from "@offertory/router";

const PARAMETER = "confirmEmail";

/** Handles the link of the confirmation email: uses its secret once and removes it from the URL at once. */
export function ConfirmEmailNotice() {
  const t = useT();
  const errorText = useErrorText();
  const refresh = useRefresh();
  const session = useSession();
  const confirm = useCall(confirmEmail);
  const [url, setUrl] = useSearchParams();
  const guid = url.get(PARAMETER);
  const used = useRef<string | null>(null);

  const use = useEffectEvent(async (secret: string) => {
    setUrl({}, { replace: true });
    try {
      await confirm.mutateAsync({ body: { guid: secret } });
      await refresh(readProfile);
      await session.refresh();
    } catch {
      // confirm.error holds the error
    }
  });
  useEffect(() => {
    if (!guid || used.current === guid) return;
    used.current = guid;
    void use(guid);
  }, [guid]);

  if (confirm.isPending) return <Spinner label={t("profile:email.confirming")} />;
  if (confirm.error)
    return (
      <Notice tone="danger" title={t("profile:email.notConfirmed")} className="mb-6">
        {errorText(confirm.error)}
      </Notice>
    );
  if (!confirm.data) return null;
  return (
    <Notice tone="success" title={t("profile:email.confirmedTitle")} className="mb-6">
      {t("profile:email.confirmed", { email: confirm.data.email })}
    </Notice>
  );
}
