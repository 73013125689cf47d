import {
  NotFoundPage,
  OnlySignedIn,
  PageSkeleton,
  RouteFailed,
  type RouteHandle,
  type Start,
} from "@offertory/features/frame";
import { Navigate, Outlet, type RouteObject, useLocation } from "@offertory/router";
import { formsRoutes } from "./forms/forms-routes.ts";
import { StartPage } from "./home/start-page.tsx";
import { pageMaker, type MakePage } from "./page-maker.ts";
import { PortalShell } from "./shell/portal-shell.tsx";
import { treasuryRoutes } from "./treasury/treasury-routes.ts";

const ToGiving = () => <Navigate to={{ pathname: "/giving", search: useLocation().search }} replace />;

const PERSON_NAMESPACES = ["giftaid", "roles", "settings", "statements", "messaging", "tasks", "treasury"] as const;

export const routes = ({ arrival, loadNamespaces }: Start): RouteObject[] => {
  const page = pageMaker(loadNamespaces);
  return [
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
        page("/", { title: "home", article: "getting-started", wide: true }, async () => StartPage),
        page("/login", { title: "login", article: "sign-in" }, () =>
          import("./login/login-route.tsx").then((file) => file.loginRoute(arrival)),
        ),
        page("/logout", { title: "logout" }, () =>
          import("@offertory/features/sign-in").then((file) => file.LogoutPage),
        ),
        page("/churches/register", { title: "registerChurch", article: "churches" }, () =>
          import("./churches/register-church-route.tsx").then((file) => file.RegisterChurchRoute),
        ),
        // The link in a receipt: it needs no sign-in.
        page("/giving/manage", { title: "giving", namespaces: ["giving"] }, () =>
          import("./giving/manage-page.tsx").then((file) => file.ManagePage),
        ),
        // The link in an email about a new address or a merge of records; the recipient may have no account.
        page("/confirm-change", { title: "confirmChange" }, () =>
          import("./people/person/confirm-change-page.tsx").then((file) => file.ConfirmChangePage),
        ),
        // The short URL that a new installation prints.
        { path: "/register", element: <Navigate to="/churches/register" replace /> },
        // URLs that donors know from other church software or guess; the query of the link is kept.
        ...["/donate", "/donations", "/my/donate"].map((path) => ({ path, element: <ToGiving /> })),
        {
          element: (
            <OnlySignedIn>
              <Outlet />
            </OnlySignedIn>
          ),
          children: [
            page("/people", { title: "people", article: "people", wide: true }, () =>
              import("./people/list/people-page.tsx").then((file) => file.PeoplePage),
            ),
            page("/people/new", { title: "addPerson", article: "people", namespaces: ["settings"] }, () =>
              import("./people/form/add-person-page.tsx").then((file) => file.AddPersonPage),
            ),
            page("/people/duplicates", { title: "duplicates", article: "people" }, () =>
              import("./people/duplicates/duplicates-page.tsx").then((file) => file.DuplicatesPage),
            ),
            page("/people/:id", { title: "person", article: "people", namespaces: PERSON_NAMESPACES, wide: true }, () =>
              import("./people/person/person-page.tsx").then((file) => file.PersonPage),
            ),
            page(
              "/people/:id/payment-methods",
              { title: "person", article: "giving-treasurer", namespaces: ["giving"] },
              () => import("./people/person/person-methods-page.tsx").then((file) => file.PersonMethodsPage),
            ),
            page(
              "/households/:id",
              { title: "household", article: "households", namespaces: ["messaging", "treasury"], wide: true },
              () => import("./households/household-page.tsx").then((file) => file.HouseholdPage),
            ),
            page(
              "/giving",
              { title: "giving", article: "giving", namespaces: ["giftaid", "giving", "statements"] },
              () => import("./giving/giving-page.tsx").then((file) => file.GivingPage),
            ),
            page("/roles", { title: "roles", article: "roles", namespaces: ["roles"] }, () =>
              import("./roles/roles-page.tsx").then((file) => file.RolesPage),
            ),
            page("/roles/:id", { title: "role", article: "roles", namespaces: ["roles"] }, () =>
              import("./roles/role-page.tsx").then((file) => file.RolePage),
            ),
            page("/settings", { title: "settings", article: "settings", namespaces: ["settings"] }, () =>
              import("./settings/settings-page.tsx").then((file) => file.SettingsPage),
            ),
            page("/closing", { title: "settings", article: "settings", namespaces: ["settings"] }, () =>
              import("./settings/closing/closing-page.tsx").then((file) => file.ClosingPage),
            ),
            ...treasuryRoutes(page),
            ...formsRoutes(page),
            ...siteRoutes(page),
            page("/profile", { title: "profile", article: "profile", namespaces: ["profile", "messaging"] }, () =>
              import("./profile/profile-page.tsx").then((file) => file.ProfilePage),
            ),
            ...messagesRoutes(page),
            ...calendarRoutes(page),
            ...tasksRoutes(page),
            ...plansRoutes(page),
            page("/churches", { title: "churches", article: "churches" }, () =>
              import("./churches/churches-page.tsx").then((file) => file.ChurchesPage),
            ),
          ],
        },
        { path: "*", element: <NotFoundPage />, handle: { title: "notFound" } satisfies RouteHandle },
      ],
    },
  ];
};

/** They share one component, so that the list stays when another conversation is opened. */
const messagesRoutes = (page: MakePage): RouteObject[] =>
  ["/messages", "/messages/new", "/messages/:id"].map((path) =>
    page(path, { title: "messages", article: "messages", namespaces: ["messaging"], wide: true }, () =>
      import("./messages/messages-page.tsx").then((file) => file.MessagesPage),
    ),
  );

const calendarRoutes = (page: MakePage): RouteObject[] => [
  page("/calendar", { title: "calendar", article: "calendar", namespaces: ["calendar"], wide: true }, () =>
    import("./calendar/calendar-page.tsx").then((file) => file.CalendarPage),
  ),
];

const plansRoutes = (page: MakePage): RouteObject[] => [
  page("/plans", { title: "plans", article: "tasks", namespaces: ["tasks"], wide: true }, () =>
    import("./plans/list/plans-page.tsx").then((file) => file.PlansPage),
  ),
  page("/plans/:id", { title: "plan", article: "tasks", namespaces: ["tasks"], wide: true }, () =>
    import("./plans/plan/plan-page.tsx").then((file) => file.PlanPage),
  ),
  page("/my/plans", { title: "myPlans", article: "tasks", namespaces: ["tasks"] }, () =>
    import("./plans/mine/my-plans-page.tsx").then((file) => file.MyPlansPage),
  ),
  page("/my/plans/:id", { title: "plan", article: "tasks", namespaces: ["tasks", "messaging"] }, () =>
    import("./plans/mine/my-plan-page.tsx").then((file) => file.MyPlanPage),
  ),
];

/** The routes for editing the church's public site. */
const siteRoutes = (page: MakePage): RouteObject[] => [
  page("/site", { title: "site", article: "site", namespaces: ["pages"], wide: true }, () =>
    import("./site/list/site-pages.tsx").then((file) => file.SitePages),
  ),
  page("/site/pages/:id", { title: "sitePage", article: "site", namespaces: ["pages", "editors"], wide: true }, () =>
    import("./site/editor/page-editor.tsx").then((file) => file.PageEditor),
  ),
  page("/site/menu", { title: "siteMenu", article: "site", namespaces: ["pages"] }, () =>
    import("./site/menu/menu-page.tsx").then((file) => file.MenuPage),
  ),
];

const tasksRoutes = (page: MakePage): RouteObject[] => [
  page("/tasks", { title: "tasks", article: "tasks", namespaces: ["tasks"], wide: true }, () =>
    import("./tasks/tasks-page.tsx").then((file) => file.TasksPage),
  ),
  page("/tasks/:id", { title: "task", article: "tasks", namespaces: ["tasks", "messaging"] }, () =>
    import("./tasks/task-page.tsx").then((file) => file.TaskPage),
  ),
];
