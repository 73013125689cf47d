import {
  NotFoundPage,
  OnlySignedIn,
  PageSkeleton,
  RouteFailed,
  type RouteHandle,
  type Start,
} from "@offertory/features/frame";
import type { ComponentType } from "react";
import { Navigate, Outlet, type RouteObject } from "react-router";
import { StartPage } from "./home/start-page.tsx";
import { PortalShell } from "./shell/portal-shell.tsx";

/** A page whose code is fetched when it is first opened. */
const page = (path: string, handle: RouteHandle, load: () => Promise<ComponentType>): RouteObject => ({
  path,
  handle,
  lazy: async () => ({ Component: await load() }),
  ErrorBoundary: RouteFailed,
});

const title = (name: RouteHandle["title"], article?: string): RouteHandle => ({
  title: name,
  ...(article && { article }),
});

/** Every screen of the portal. */
export const routes = ({ arrival }: Start): RouteObject[] => [
  {
    element: <PortalShell />,
    errorElement: (
      <PortalShell>
        <RouteFailed />
      </PortalShell>
    ),
    hydrateFallbackElement: (
      <PortalShell>
        <PageSkeleton />
      </PortalShell>
    ),
    children: [
      { index: true, element: <StartPage />, handle: title("home", "getting-started") },
      page("/login", title("login", "sign-in"), () =>
        import("./login/login-route.tsx").then((file) => file.loginRoute(arrival)),
      ),
      page("/logout", title("logout"), () => import("@offertory/features/sign-in").then((file) => file.LogoutPage)),
      page("/churches/register", title("registerChurch", "churches"), () =>
        import("./churches/register-church-route.tsx").then((file) => file.RegisterChurchRoute),
      ),
      // The short address that a fresh installation names.
      { path: "/register", element: <Navigate to="/churches/register" replace /> },
      {
        element: (
          <OnlySignedIn>
            <Outlet />
          </OnlySignedIn>
        ),
        children: [
          page("/people", title("people", "people"), () =>
            import("./people/people-page.tsx").then((file) => file.PeoplePage),
          ),
          page("/people/new", title("addPerson", "people"), () =>
            import("./people/add-person-page.tsx").then((file) => file.AddPersonPage),
          ),
          page("/people/duplicates", title("duplicates", "people"), () =>
            import("./people/duplicates-page.tsx").then((file) => file.DuplicatesPage),
          ),
          page("/people/:id", title("person", "people"), () =>
            import("./people/person-page.tsx").then((file) => file.PersonPage),
          ),
          page("/households/:id", title("household", "households"), () =>
            import("./households/household-page.tsx").then((file) => file.HouseholdPage),
          ),
          page("/roles", title("roles", "roles"), () =>
            import("./roles/roles-page.tsx").then((file) => file.RolesPage),
          ),
          page("/roles/:id", title("role", "roles"), () =>
            import("./roles/role-page.tsx").then((file) => file.RolePage),
          ),
          page("/settings", title("settings", "settings"), () =>
            import("./settings/settings-page.tsx").then((file) => file.SettingsPage),
          ),
          page("/profile", title("profile", "profile"), () =>
            import("./profile/profile-page.tsx").then((file) => file.ProfilePage),
          ),
          page("/churches", title("churches", "churches"), () =>
            import("./churches/churches-page.tsx").then((file) => file.ChurchesPage),
          ),
        ],
      },
      { path: "*", element: <NotFoundPage />, handle: title("notFound") },
    ],
  },
];
