import type { ReactNode } from "react";
import { useConfig, useSession, useRead } from "@offertory/api-client";
import { can, readHousehold } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Avatar, buttonClass, Notice, DisplayBox } from "@offertory/ui";
import {
  Building2,
  FileText,
  Globe,
  Landmark,
  Settings,
  ShieldCheck,
  User,
  UserPlus,
  Users,
  UsersRound,
  House,
} from "@offertory/ui/icons.ts";
import { Link } from "@offertory/router";
import { FindPeople } from "./find-people.tsx";
import { GoodToKnow } from "./good-to-know.tsx";
import { workCards, type WorkCard } from "./home-cards.ts";
import { HomeLink, HomeLinks } from "./home-links.tsx";
import { NewPeopleBox } from "./new-people-box.tsx";
import { PeopleNumbers } from "./people-numbers.tsx";
import { HouseholdMembersList } from "../households/household-members-list.tsx";

const ICONS: Record<WorkCard, ReactNode> = {
  people: <Users />,
  members: <Users />,
  treasury: <Landmark />,
  forms: <FileText />,
  pages: <Globe />,
  roles: <ShieldCheck />,
  settings: <Settings />,
};

// i18n-uses: shell:home.cards.*

/** The home page of a signed-in person: their areas of work, their own pages, and useful links. */
export function HomePage() {
  const t = useT();
  const { person, church, can: may } = useSession();
  const work = workCards(may);
  const seesAll = may(can.viewPeople) || may(can.editPeople);
  const household = person?.householdId;
  return (
    <div className="flex flex-col gap-6">
      <Greeting />
      <SandboxNotice />
      <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
        <div className="flex min-w-0 flex-col gap-6 empty:hidden">
          {(seesAll || may(can.viewMembers)) && <FindPeople />}
          {seesAll && <PeopleNumbers />}
          {work.length > 0 && (
            <HomeLinks title={t("shell:home.yourWork")}>
              {work.map(({ card, href }) => (
                <HomeLink
                  key={card}
                  href={href}
                  icon={ICONS[card]}
                  title={t(`shell:home.cards.${card}`)}
                  body={t(`shell:home.cards.${card}Body`)}
                />
              ))}
            </HomeLinks>
          )}
          {seesAll && <NewPeopleBox />}
          {person && household && <OwnHouseholdBox householdId={household} personId={person.id} />}
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <YourOwn />
          <GoodToKnow church={church?.church} />
        </div>
      </div>
    </div>
  );
}

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
        <a href={sandboxUrl} target="_blank" rel="noopener noreferrer" className="font-medium text-info underline">
          {t("shell:home.sandboxLink")}
        </a>
      }
    >
      {t("shell:home.sandbox")}
    </Notice>
  );
}

function YourOwn() {
  const t = useT();
  const { person } = useSession();
  return (
    <HomeLinks title={t("shell:home.yourOwn")}>
      {person && (
        <HomeLink
          href={`/people/${person.id}`}
          icon={<UsersRound />}
          title={t("shell:home.cards.details")}
          body={t("shell:home.cards.detailsBody")}
        />
      )}
      <HomeLink
        href="/profile"
        icon={<User />}
        title={t("shell:home.cards.profile")}
        body={t("shell:home.cards.profileBody")}
      />
      <HomeLink
        href="/churches"
        icon={<Building2 />}
        title={t("shell:home.cards.churches")}
        body={t("shell:home.cards.churchesBody")}
      />
    </HomeLinks>
  );
}

/** Lists the household of the person; nothing if they live alone. */
function OwnHouseholdBox({ householdId, personId }: { householdId: string; personId: string }) {
  const t = useT();
  const household = useRead(readHousehold, { params: { id: householdId } });
  if (household.data && household.data.members.length < 2) return null;
  return (
    <DisplayBox title={t("shell:home.household")} icon={<House />}>
      <HouseholdMembersList household={household} personId={personId} />
    </DisplayBox>
  );
}
