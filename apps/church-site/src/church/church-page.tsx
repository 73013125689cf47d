import { isStatus, useConfig, useRead, useSession } from "@offertory/api-client";
import { type Church, isEmail, publicSettings } from "@offertory/contract";
import { PageSkeleton } from "@offertory/features/frame";
import { useErrorText, useT } from "@offertory/i18n/react";
import { Button, buttonClass, ButtonLink, DisplayBox, EmptyState, Notice } from "@offertory/ui";
import { Church as ChurchIcon, HandHeart, LogIn, Mail, MapPin, UsersRound } from "@offertory/ui/icons.ts";
import { Link, useLocation } from "react-router";
import { loginLink } from "../shell/login-link.ts";
import { useSiteChurch } from "../shell/site-church.tsx";
import { ChurchLogo } from "./church-logo.tsx";
import { useGiveLink } from "../shell/use-give-link.ts";
import { postalLines } from "./postal-lines.ts";

/** The first page of a church's site: who they are, where they are, and the way in. */
export function ChurchPage() {
  const t = useT();
  const errorText = useErrorText();
  const { church, isLoading, error, retry } = useSiteChurch();
  if (church) return <Welcome church={church} />;
  if (isLoading) return <PageSkeleton />;
  if (error && !isStatus(error, 404)) {
    return (
      <Notice
        tone="danger"
        title={t("common:loadFailed")}
        action={<Button onClick={retry}>{t("common:tryAgain")}</Button>}
      >
        {errorText(error)}
      </Notice>
    );
  }
  return (
    <EmptyState
      icon={<ChurchIcon />}
      title={<h1>{t("site:church.missing")}</h1>}
      body={t("site:church.missingBody")}
      action={
        <Link to="/find" className={buttonClass({ variant: "primary" })}>
          {t("site:church.search")}
        </Link>
      }
    />
  );
}

function Welcome({ church }: { church: Church }) {
  const t = useT();
  const { apps } = useConfig();
  const { status, user } = useSession();
  const { pathname } = useLocation();
  const settings = useRead(publicSettings, { params: { churchId: church.id } }, { anonymous: true }).data;
  const contact = settings?.["supportContact"];
  const lines = postalLines(church);
  const giveLink = useGiveLink();
  // What a visitor comes for first stands out.
  const variant = giveLink ? "secondary" : "primary";
  return (
    <div className="flex flex-col gap-8">
      <section className="rounded-card border border-line bg-brand-soft px-6 py-12 text-center sm:px-10 sm:py-20">
        <ChurchLogo church={church} />
        <h1 className="mt-6 text-3xl font-semibold text-balance sm:text-4xl">
          {t("site:church.welcome", { church: church.name })}
        </h1>
        <p className="mx-auto mt-4 max-w-prose text-lg text-pretty text-ink-soft">{t("site:church.body")}</p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          {giveLink ? (
            <ButtonLink href={giveLink} icon={<HandHeart />} variant="primary">
              {t("site:church.give")}
            </ButtonLink>
          ) : null}
          {status === "signed-in" ? null : (
            <Link to={loginLink(pathname, church.id)} className={buttonClass({ variant })}>
              <LogIn />
              {t("site:church.signIn")}
            </Link>
          )}
          <ButtonLink href={apps.portal} icon={<UsersRound />} variant={status === "signed-in" ? variant : "secondary"}>
            {t("site:church.portal")}
          </ButtonLink>
        </div>
        {user ? (
          <p className="mt-4 text-sm text-ink-soft">
            {t("site:church.signedIn", { name: `${user.firstName} ${user.lastName}` })}
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
                <a href={`mailto:${contact}`} className="text-brand underline underline-offset-4">
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
