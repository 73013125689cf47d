import { useConfig, useRead, useRefresh, useSession } from "@offertory/api-client";
import { can, type Home, readHome } from "@offertory/contract";
import { LoadFailed } from "@offertory/features/access";
import { useT } from "@offertory/i18n/react";
import { Link } from "@offertory/router";
import { Avatar, Button, buttonClass, DisplayBox, EmptyState, Notice, Skeleton } from "@offertory/ui";
import { CircleCheck, House, RefreshCw, UserPlus } from "@offertory/ui/icons.ts";
import { useEffect } from "react";
import { seesPeople } from "../shell/may-see.ts";
import { CardList } from "./cards/card-list.tsx";
import { HomeCardView, placeCards } from "./cards/home-card.tsx";
import { FindPeople } from "./find-people.tsx";
import { GoodToKnow } from "./good-to-know.tsx";

/** Two columns; the second one becomes two on wide screens, so that all three have the same width. */
const COLUMNS = "lg:grid-cols-[3fr_2fr] min-[106rem]:grid-cols-[1fr_2fr]";

/** The home page of a signed-in person: what happened, what needs attention, and what comes next. */
export function HomePage() {
  const { church } = useSession();
  const home = useRead(readHome, {
    query: { churchId: church?.church.id ?? "", personId: church?.person.id ?? "" },
  });
  useReadAgainOnReturn();
  return (
    <div className="flex flex-col gap-6">
      <Greeting />
      <SandboxNotice />
      {home.data ? (
        <Cards home={home.data} onRetry={() => void home.refetch()} />
      ) : home.error ? (
        <LoadFailed error={home.error} onRetry={() => void home.refetch()} />
      ) : (
        <LoadingCards />
      )}
    </div>
  );
}

/** Marks the cards as outdated when the page is left, because the person may change anything on the other pages. */
function useReadAgainOnReturn(): void {
  const refresh = useRefresh();
  useEffect(() => () => void refresh(readHome), [refresh]);
}

function Cards({ home: { cards, failed }, onRetry }: { home: Home; onRetry(): void }) {
  const t = useT();
  const { can: may, church } = useSession();
  const { steps, attention, main, side } = placeCards(cards);
  return (
    <>
      {failed.length > 0 && (
        <Notice
          tone="warning"
          action={
            <Button size="small" icon={<RefreshCw />} onClick={onRetry}>
              {t("common:tryAgain")}
            </Button>
          }
        >
          {t("shell:home.someFailed")}
        </Notice>
      )}
      <div className={`grid items-start gap-6 ${COLUMNS}`}>
        <div className="flex min-w-0 flex-col gap-6">
          {seesPeople(may) && <FindPeople />}
          {steps.length > 0 && (
            <DisplayBox flush title={t("shell:home.steps.title")}>
              <CardList>
                {steps.map((card) => (
                  <HomeCardView key={card.kind} card={card} />
                ))}
              </CardList>
            </DisplayBox>
          )}
          {attention.length > 0 ? (
            <DisplayBox flush title={t("shell:home.attention.title")}>
              <CardList>
                {attention.map((card) => (
                  <HomeCardView key={card.kind} card={card} />
                ))}
              </CardList>
            </DisplayBox>
          ) : (
            failed.length === 0 && cards.some(({ kind }) => kind === "giving") && <NothingToAttend />
          )}
          {main.map((card) => (
            <HomeCardView key={card.kind} card={card} />
          ))}
          {steps.length + main.length === 0 && (
            <div className="rounded-card border border-line bg-raised shadow-card">
              <EmptyState icon={<House />} title={t("shell:home.nothing.title")} body={t("shell:home.nothing.body")} />
            </div>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-6 min-[106rem]:block min-[106rem]:columns-2 min-[106rem]:*:mb-6 min-[106rem]:*:break-inside-avoid">
          {side.map((card) => (
            <HomeCardView key={card.kind} card={card} />
          ))}
          <GoodToKnow church={church?.church} />
        </div>
      </div>
    </>
  );
}

/** Says that all is well to those who see the church's donations. */
const NothingToAttend = () => (
  <p className="flex items-center gap-2.5 text-sm text-ink-soft">
    <CircleCheck className="shrink-0 text-success" />
    {useT()("shell:home.attention.none")}
  </p>
);

const LoadingCards = () => (
  <div role="status" aria-label={useT()("common:loading")} className={`grid gap-6 ${COLUMNS}`}>
    <Skeleton className="h-72" />
    <Skeleton className="h-72" />
  </div>
);

function Greeting() {
  const t = useT();
  const { user, person, church, can: may } = useSession();
  const name = person?.name.nick || person?.name.first || user?.firstName || "";
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <Avatar name={person?.name.display ?? name} photo={person?.photo} size="medium" />
      <div className="min-w-0 grow basis-40">
        <h1 className="text-2xl font-semibold">{t("shell:home.greeting", { name })}</h1>
        <p className="mt-0.5 text-ink-soft">{church?.church.name}</p>
      </div>
      {may(can.editPeople) && (
        <Link to="/people/new" className={`${buttonClass({ variant: "primary" })} max-sm:w-full`}>
          <UserPlus />
          {t("people:add.button")}
        </Link>
      )}
    </header>
  );
}

function SandboxNotice() {
  const t = useT();
  const { sandboxUrl } = useConfig();
  if (!sandboxUrl) return null;
  return (
    <Notice
      tone="info"
      action={
        <a
          href={sandboxUrl}
          target="_blank"
          rel="noopener noreferrer"
          className="link-target font-medium text-info underline"
        >
          {t("shell:home.sandboxLink")}
        </a>
      }
    >
      {t("shell:home.sandbox")}
    </Notice>
  );
}
