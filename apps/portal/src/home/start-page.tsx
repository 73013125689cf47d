import { useSession } from "@offertory/api-client";
import { lazyPart, PageSkeleton } from "@offertory/features/frame";
import { useEffect } from "react";

const loadHome = async () => (await import("./home-page.tsx")).HomePage;
const HomePage = lazyPart(loadHome);
const WelcomePage = lazyPart(async () => (await import("./welcome-page.tsx")).WelcomePage);

/** The page at `/`: the welcome page for visitors, the home page for signed-in people. */
export function StartPage() {
  const { status } = useSession();
  if (status === "starting") return <Starting />;
  return status === "signed-in" ? <HomePage /> : <WelcomePage />;
}

/** Loads the home page while the session starts, so that a signed-in person does not wait for one after the other. */
function Starting() {
  useEffect(() => void loadHome().catch(() => {}), []);
  return <PageSkeleton />;
}
