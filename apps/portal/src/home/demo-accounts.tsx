import { useConfig } from "@offertory/api-client";
import { useT } from "@offertory/i18n/react";
import { DisplayBox } from "@offertory/ui";
import { ChevronRight, Info } from "@offertory/ui/icons.ts";
import { Link } from "@offertory/router";

const ACCOUNTS = [
  { email: "admin@example.com", who: "shell:welcome.demoAdmin" },
  { email: "treasurer@example.com", who: "shell:welcome.demoTreasurer" },
  { email: "member@example.com", who: "shell:welcome.demoMember" },
] as const;
const PASSWORD = "offertory-demo";

/** Lists the demo church's accounts, for people who have just started the product. */
export function DemoAccounts() {
  const t = useT();
  const { sandboxUrl } = useConfig();
  return (
    <DisplayBox
      title={t("shell:welcome.demoTitle")}
      icon={<Info />}
      footer={
        sandboxUrl ? (
          <>
            {t("shell:home.sandbox")}{" "}
            <a href={sandboxUrl} target="_blank" rel="noopener noreferrer" className="font-medium text-brand underline">
              {t("shell:home.sandboxLink")}
            </a>
          </>
        ) : null
      }
    >
      <p className="text-sm text-ink-soft">{t("shell:welcome.demoBody", { password: PASSWORD })}</p>
      <ul className="mt-3 flex flex-col gap-1">
        {ACCOUNTS.map(({ email, who }) => (
          <li key={email}>
            <Link
              to={`/login?email=${encodeURIComponent(email)}`}
              className="-mx-2 flex min-h-11 items-center gap-3 rounded-field px-2 hover:bg-sunken"
            >
              <span className="min-w-0 grow">
                <span className="block text-sm font-medium wrap-anywhere text-ink">{email}</span>
                <span className="block text-sm text-ink-soft">{t(who)}</span>
              </span>
              <ChevronRight className="text-ink-soft" />
            </Link>
          </li>
        ))}
      </ul>
    </DisplayBox>
  );
}
