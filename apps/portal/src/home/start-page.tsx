import { useSession } from "@offertory/api-client";
import { PageSkeleton } from "@offertory/features/frame";
import { HomePage } from "./home-page.tsx";
import { WelcomePage } from "./welcome-page.tsx";

/** `/` greets a visitor, and leads whoever is signed in to what they may do. */
export function StartPage() {
  const { status } = useSession();
  if (status === "starting") return <PageSkeleton />;
  return status === "signed-in" ? <HomePage /> : <WelcomePage />;
}
