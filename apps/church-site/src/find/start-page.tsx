import { useSession } from "@offertory/api-client";
import { lazyPart, PageSkeleton } from "@offertory/features/frame";
import { OwnChurch } from "../church/own-church.tsx";
import { useSiteChurch } from "../shell/site-church.tsx";

/** Loaded only if there is no church to show. */
const FindChurchPage = lazyPart(async () => (await import("./find-church-page.tsx")).FindChurchPage);

/** The page at `/`: the church of a signed-in person, else the search for a church. */
export function StartPage() {
  const { church } = useSiteChurch();
  const { status } = useSession();
  if (church) return <OwnChurch church={church} />;
  if (status === "starting") return <PageSkeleton />;
  return <FindChurchPage />;
}
