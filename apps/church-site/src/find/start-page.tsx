import { useSession } from "@offertory/api-client";
import { PageSkeleton } from "@offertory/features/frame";
import { lazy, Suspense } from "react";
import { OwnChurch } from "../church/own-church.tsx";
import { useSiteChurch } from "../shell/site-church.tsx";

/** Fetched only where there is no church to show. */
const FindChurchPage = lazy(async () => ({ default: (await import("./find-church-page.tsx")).FindChurchPage }));

/** `/` is the church of whoever is signed in; else the search for one. */
export function StartPage() {
  const { church } = useSiteChurch();
  const { status } = useSession();
  if (church) return <OwnChurch church={church} />;
  if (status === "starting") return <PageSkeleton />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <FindChurchPage />
    </Suspense>
  );
}
