import { readCookies } from "@offertory/api-client";
import { useT } from "@offertory/i18n/react";
import { Spinner } from "@offertory/ui";
import { LoginFrame } from "./login-frame.tsx";

/** Shown while a token in the URL signs the person in. */
export function SigningIn() {
  const t = useT();
  const { name } = readCookies(document);
  return (
    <LoginFrame title={name ? t("accounts:arriving.titleNamed", { name }) : t("accounts:arriving.title")}>
      <div className="flex items-center gap-3 text-ink-soft">
        <Spinner label={t("common:loading")} />
        <p>{t("accounts:arriving.body")}</p>
      </div>
    </LoginFrame>
  );
}
