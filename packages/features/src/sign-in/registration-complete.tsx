import { useConfig } from "@offertory/api-client";
import { useT } from "@offertory/i18n/react";
import { ButtonLink, buttonClass, Notice, Stack } from "@offertory/ui";
import { Mail } from "@offertory/ui/icons.ts";
import { Link } from "@offertory/router";
import { useLoginLinks } from "./use-login-links.ts";

export function RegistrationComplete({ email }: { email: string }) {
  const t = useT();
  const { sandboxUrl } = useConfig();
  const { signIn } = useLoginLinks();
  return (
    <Stack gap={24}>
      <Notice tone="success">{t("accounts:register.complete.thanks", { email })}</Notice>
      <Stack gap={8}>
        {sandboxUrl ? (
          <ButtonLink href={sandboxUrl} target="_blank" variant="primary" icon={<Mail />}>
            {t("accounts:register.complete.inbox")}
          </ButtonLink>
        ) : null}
        <Link to={signIn} className={buttonClass({ variant: sandboxUrl ? "secondary" : "primary" })}>
          {t("accounts:register.complete.signIn")}
        </Link>
      </Stack>
    </Stack>
  );
}
