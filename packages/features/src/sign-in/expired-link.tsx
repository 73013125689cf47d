import { useT } from "@offertory/i18n/react";
import { ButtonLink, Notice, Stack } from "@offertory/ui";
import { ExternalLink } from "@offertory/ui/icons.ts";
import type { ReactNode } from "react";
import { LoginFrame } from "./login-frame.tsx";

/** Shown if the emailed link has expired; a new one can be requested on the login page. */
export function ExpiredLink({ mark }: { mark?: ReactNode }) {
  const t = useT();
  return (
    <LoginFrame mark={mark} title={t("accounts:expired.title")} subtitle={t("accounts:expired.help")}>
      <Stack gap={24}>
        <Notice tone="warning">{t("accounts:expired.body")}</Notice>
        <ButtonLink href="/login" target="_blank" variant="primary" icon={<ExternalLink />}>
          {t("accounts:expired.signIn")}
        </ButtonLink>
      </Stack>
    </LoginFrame>
  );
}
