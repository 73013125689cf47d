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
import { PortalShell } from "./shell/portal-shell.tsx";

/** A page whose code is fetched when it is first opened. */
const page = (path: string, handle: RouteHandle, load: () => Promise<ComponentType>): RouteObject => ({
  path,
  handle,
  lazy: async () => ({ Component: await load() }),
  ErrorBoundary: RouteFailed,
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
      page("/", { title: "home", article: "getting-started" }, () =>
        import("./home/start-page.tsx").then((file) => file.StartPage),
      ),
      page("/login", { title: "login", article: "sign-in" }, () =>
        import("./login/login-route.tsx").then((file) => file.loginRoute(arrival)),
      ),
      page("/logout", { title: "logout" }, () => import("@offertory/features/sign-in").then((file) => file.LogoutPage)),
      page("/churches/register", { title: "registerChurch", article: "churches" }, () =>
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
          page("/people", { title: "people", article: "people" }, () =>
            import("./people/people-page.tsx").then((file) => file.PeoplePage),
          ),
          page("/people/new", { title: "addPerson", article: "people" }, () =>
            import("./people/add-person-page.tsx").then((file) => file.AddPersonPage),
          ),
          page("/people/duplicates", { title: "duplicates", article: "people" }, () =>
            import("./people/duplicates-page.tsx").then((file) => file.DuplicatesPage),
          ),
          page("/people/:id", { title: "person", article: "people" }, () =>
            import("./people/person-page.tsx").then((file) => file.PersonPage),
          ),
          page("/households/:id", { title: "household", article: "households" }, () =>
            import("./households/household-page.tsx").then((file) => file.HouseholdPage),
          ),
          page("/giving", { title: "giving" }, () =>
            import("./giving/giving-page.tsx").then((file) => file.GivingPage),
          ),
          page("/roles", { title: "roles", article: "roles" }, () =>
            import("./roles/roles-page.tsx").then((file) => file.RolesPage),
          ),
          page("/roles/:id", { title: "role", article: "roles" }, () =>
            import("./roles/role-page.tsx").then((file) => file.RolePage),
          ),
          page("/settings", { title: "settings", article: "settings" }, () =>
            import("./settings/settings-page.tsx").then((file) => file.SettingsPage),
          ),
          page("/treasury/funds", { title: "treasury" }, () =>
            import("./treasury/funds/funds-page.tsx").then((file) => file.FundsPage),
          ),
          page("/treasury/gateways", { title: "treasury" }, () =>
            import("./treasury/gateways/gateways-page.tsx").then((file) => file.GatewaysPage),
          ),
          page("/treasury/donations", { title: "treasury" }, () =>
            import("./treasury/donations/donations-page.tsx").then((file) => file.DonationsPage),
          ),
          page("/treasury/donations/:id", { title: "treasury" }, () =>
            import("./treasury/donations/donation-page.tsx").then((file) => file.DonationPage),
          ),
          page("/treasury/batches", { title: "treasury" }, () =>
            import("./treasury/batches/batches-page.tsx").then((file) => file.BatchesPage),
          ),
          page("/treasury/batches/:id", { title: "treasury" }, () =>
            import("./treasury/batches/batch-page.tsx").then((file) => file.BatchPage),
          ),
          page("/treasury/reconciliation", { title: "treasury" }, () =>
            import("./treasury/reconciliation/reconciliation-page.tsx").then((file) => file.ReconciliationPage),
          ),
          page("/profile", { title: "profile", article: "profile" }, () =>
            import("./profile/profile-page.tsx").then((file) => file.ProfilePage),
          ),
          page("/churches", { title: "churches", article: "churches" }, () =>
            import("./churches/churches-page.tsx").then((file) => file.ChurchesPage),
          ),
        ],
      },
      { path: "*", element: <NotFoundPage />, handle: { title: "notFound" } satisfies RouteHandle },
    ],
  },
];
