import { useSession } from "@offertory/api-client";
import { PageSkeleton } from "@offertory/features/frame";
import { HomePage } from "./home-page.tsx";
import { WelcomePage } from "./welcome-page.tsx";

/** The page at `/`: the welcome page for visitors, the home page for signed-in people. */
export function StartPage() {
  const { status } = useSession();
  if (status === "starting") return <PageSkeleton />;
  return status === "signed-in" ? <HomePage /> : <WelcomePage />;
}
