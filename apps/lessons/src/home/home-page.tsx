import { useConfig, useSession } from "@offertory/api-client";
import { PageSkeleton } from "@offertory/features/frame";
import { HelpIcon } from "@offertory/features/header";
import { useT } from "@offertory/i18n/react";
import { buttonClass, ButtonLink, EmptyState, PageHeader } from "@offertory/ui";
import { BookOpen, GraduationCap, LogIn } from "@offertory/ui/icons.ts";
import { Link } from "react-router";

/** The lessons of a church; before there are any, what will be here. */
export function HomePage() {
  const t = useT();
  const { apps } = useConfig();
  const { status, church } = useSession();
  if (status === "starting") return <PageSkeleton />;
  if (status !== "signed-in") return <SignedOut />;
  return (
    <>
      <PageHeader
        icon={<GraduationCap />}
        title={t("lessons:home.title")}
        subtitle={t("lessons:home.subtitle")}
        actions={<HelpIcon article="getting-started" />}
      />
      <section className="rounded-card border border-line bg-raised shadow-card">
        <EmptyState
          icon={<BookOpen />}
          title={t("lessons:home.emptyTitle")}
          body={t("lessons:home.emptyBody", { church: church?.church.name ?? "" })}
          action={<ButtonLink href={apps.portal}>{t("lessons:home.portal")}</ButtonLink>}
        />
      </section>
    </>
  );
}

function SignedOut() {
  const t = useT();
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center gap-4 py-12 text-center sm:py-20">
      <span className="flex size-16 items-center justify-center rounded-full bg-brand-soft text-brand">
        <GraduationCap className="size-8" />
      </span>
      <h1 className="text-3xl font-semibold text-balance">{t("lessons:home.signedOutTitle")}</h1>
      <p className="text-lg text-pretty text-ink-soft">{t("lessons:home.signedOutBody")}</p>
      <Link to="/login" className={`${buttonClass({ variant: "primary" })} mt-2`}>
        <LogIn />
        {t("lessons:home.signIn")}
      </Link>
    </div>
  );
}
