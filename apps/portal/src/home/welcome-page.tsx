import { useConfig } from "@offertory/api-client";
import { ProductMark } from "@offertory/features/frame";
import { useT } from "@offertory/i18n/react";
import { buttonClass, ButtonLink, DisplayBox } from "@offertory/ui";
import { Building2 } from "@offertory/ui/icons.ts";
import { Link } from "@offertory/router";
import { DemoAccounts } from "./demo-accounts.tsx";

/** The start page for visitors who are not signed in. */
export function WelcomePage() {
  const t = useT();
  const { mode, apps } = useConfig();
  return (
    <div className="mx-auto grid max-w-5xl items-center gap-10 py-6 lg:grid-cols-[1.2fr_1fr] lg:py-16">
      <div>
        <ProductMark className="size-12" />
        <h1 className="mt-6 text-3xl font-semibold text-balance sm:text-4xl">{t("shell:welcome.title")}</h1>
        <p className="mt-4 max-w-prose text-lg text-pretty text-ink-soft">{t("shell:welcome.body")}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Link to="/login" className={buttonClass({ variant: "primary" })}>
            {t("shell:welcome.signIn")}
          </Link>
          <Link to="/login?action=register" className={buttonClass()}>
            {t("shell:welcome.register")}
          </Link>
          <ButtonLink href={apps.site} variant="quiet">
            {t("shell:welcome.findChurch")}
          </ButtonLink>
        </div>
      </div>
      {mode === "demo" ? <DemoAccounts /> : <SetUp />}
    </div>
  );
}

function SetUp() {
  const t = useT();
  return (
    <DisplayBox title={t("shell:welcome.setUpTitle")} icon={<Building2 />}>
      <p className="text-sm text-pretty text-ink-soft">{t("shell:welcome.setUpBody")}</p>
      <Link to="/churches/register" className={`${buttonClass({ variant: "primary" })} mt-4`}>
        {t("shell:welcome.setUp")}
      </Link>
    </DisplayBox>
  );
}
