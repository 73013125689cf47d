import { useConfig } from "@offertory/api-client";
import { ChurchSearch } from "@offertory/features/churches";
import { useT } from "@offertory/i18n/react";
import { useNavigate, useSearchParams } from "@offertory/router";

/** The search for people who do not know their church's URL. */
export function FindChurchPage() {
  const t = useT();
  const navigate = useNavigate();
  const { apps } = useConfig();
  // People who want to give go on to the donation page, which the server renders.
  const givesNext = useSearchParams()[0].get("then") === "give";
  return (
    <div className="mx-auto max-w-xl py-4 sm:py-10">
      <h1 className="text-3xl font-semibold">{t("site:find.title")}</h1>
      <p className="mt-2 mb-8 text-ink-soft">{t("site:find.body")}</p>
      <section className="rounded-card border border-line bg-raised p-5 shadow-card sm:p-6">
        <ChurchSearch
          autoFocus
          onChoose={({ subDomain }) =>
            givesNext ? location.assign(`/${subDomain}/give`) : void navigate(`/${subDomain}`)
          }
          onRegister={() => location.assign(`${apps.portal}/churches/register`)}
        />
      </section>
    </div>
  );
}
