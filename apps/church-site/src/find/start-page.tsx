import { useSession } from "@offertory/api-client";
import { lazyPart, PageSkeleton } from "@offertory/features/frame";
import { OwnChurch } from "../church/own-church.tsx";
import { useSiteChurch } from "../shell/site-church.tsx";

/** Fetched only where there is no church to show. */
const FindChurchPage = lazyPart(async () => (await import("./find-church-page.tsx")).FindChurchPage);

/** `/` is the church of whoever is signed in; else the search for one. */
export function StartPage() {
  const { church } = useSiteChurch();
  const { status } = useSession();
  if (church) return <OwnChurch church={church} />;
  if (status === "starting") return <PageSkeleton />;
  return <FindChurchPage />;
}
