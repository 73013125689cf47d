import { displayName } from "@offertory/contract/people/person-name";
import { useConfig, useRead, useSession } from "@offertory/api-client";
import { type Church, isEmail, publicSettings } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { ButtonLink, DisplayBox } from "@offertory/ui";
import { Globe, HandHeart, Mail, MapPin, UsersRound } from "@offertory/ui/icons.ts";
import { useSiteChurch } from "../shell/site-church.tsx";
import { useGiveLink } from "../shell/use-give-link.ts";
import { ChurchLogo } from "./church-logo.tsx";
import { postalLines } from "@offertory/contract/text/postal-lines";

/** The start page of a signed-in person if the URL names no church: their own church, with links. */
export function OwnChurch({ church }: { church: Church }) {
  const t = useT();
  const { apps } = useConfig();
  const { user } = useSession();
  const { home } = useSiteChurch();
  const settings = useRead(publicSettings, { params: { churchId: church.id } }, { anonymous: true }).data;
  const contact = settings?.["supportContact"];
  const lines = postalLines(church);
  const giveLink = useGiveLink();
  return (
    <div className="flex flex-col gap-8">
      <section className="rounded-card border border-line bg-brand-soft px-6 py-12 text-center sm:px-10 sm:py-20">
        <ChurchLogo church={church} />
        <h1 className="mt-6 text-3xl font-semibold text-balance sm:text-4xl">
          {t("site:church.welcome", { church: church.name })}
        </h1>
        <p className="mx-auto mt-4 max-w-prose text-lg text-pretty text-ink-soft">{t("site:church.body")}</p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <ButtonLink href={home} icon={<Globe />} variant="primary">
            {t("site:church.openSite")}
          </ButtonLink>
          {giveLink ? (
            <ButtonLink href={giveLink} icon={<HandHeart />}>
              {t("site:church.give")}
            </ButtonLink>
          ) : null}
          <ButtonLink href={apps.portal} icon={<UsersRound />}>
            {t("site:church.portal")}
          </ButtonLink>
        </div>
        {user ? (
          <p className="mt-4 text-sm text-ink-soft">
            {t("site:church.signedIn", { name: displayName({ first: user.firstName, last: user.lastName }) })}
          </p>
        ) : null}
      </section>
      <div className="grid gap-6 sm:grid-cols-2">
        {lines.length > 0 ? (
          <DisplayBox title={t("site:church.visit")} icon={<MapPin />}>
            <address className="text-ink not-italic">
              {lines.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </address>
          </DisplayBox>
        ) : null}
        {contact ? (
          <DisplayBox title={t("site:church.contact")} icon={<Mail />}>
            <p className="wrap-anywhere">
              {isEmail(contact) ? (
                <a href={`mailto:${contact}`} className="link-target text-brand underline underline-offset-4">
                  {contact}
                </a>
              ) : (
                contact
              )}
            </p>
          </DisplayBox>
        ) : null}
      </div>
    </div>
  );
}
