import { useRead, useSession } from "@offertory/api-client";
import { can, readPerson } from "@offertory/contract";
import { Skeleton } from "@offertory/ui";
import { useT } from "@offertory/i18n/react";
import { useParams, useSearchParams } from "@offertory/router";
import { LoadFailed, OnlyWith } from "@offertory/features/access";
import { BackLink } from "./back-link.tsx";
import { EditPerson } from "../form/edit-person.tsx";
import { PersonView } from "./person-view.tsx";
import { rightsOn } from "./rights-on.ts";

/** Shows one person, or with `?edit=1` the edit form. Everyone may see their own page. */
export function PersonPage() {
  const { id } = useParams();
  const session = useSession();
  if (id && id === session.person?.id) return <Person />;
  return (
    <OnlyWith any={[can.viewPeople, can.viewMembers, can.editPeople]}>
      <Person />
    </OnlyWith>
  );
}

function Person() {
  const { id = "" } = useParams();
  const [url] = useSearchParams();
  const session = useSession();
  const t = useT();
  const person = useRead(readPerson, { params: { id } });

  if (!person.data)
    return (
      <>
        {person.error && <h1 className="sr-only">{t("people:list.title")}</h1>}
        <div className="mb-3 text-sm text-ink-soft">
          <BackLink />
        </div>
        {person.error ? <LoadFailed error={person.error} onRetry={() => void person.refetch()} /> : <PersonSkeleton />}
      </>
    );
  const rights = rightsOn(person.data, session);
  if (url.has("edit") && rights !== "read")
    return <EditPerson key={id} person={person.data} hasOfficeFields={rights === "office"} />;
  return <PersonView key={id} person={person.data} rights={rights} />;
}

function PersonSkeleton() {
  const t = useT();
  return (
    <div role="status" aria-label={t("people:person.loading")}>
      <div className="mb-6 flex items-center gap-4">
        <Skeleton className="size-20 rounded-full" />
        <div className="grow">
          <Skeleton className="mb-2 h-7 w-56 max-w-full" />
          <Skeleton className="h-4 w-32" />
        </div>
      </div>
      <div className="grid gap-6 lg:grid-cols-[2fr_1fr]">
        <Skeleton className="h-72" />
        <Skeleton className="h-44" />
      </div>
    </div>
  );
}
