export { createBrowserRouter, createMemoryRouter, type NavigateOptions, type Router } from "./create-router.ts";
export {
  Outlet,
  useBlocker,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRouteError,
  useSearchParams,
} from "./hooks.ts";
export { Link, type LinkProps, renderLink } from "./link.tsx";
export { type Location, type To } from "./location.ts";
export { NavLink } from "./nav-link.tsx";
export { Navigate } from "./navigate.tsx";
export { type RouteObject } from "./route-object.ts";
export { RouterProvider } from "./router-provider.tsx";
export { ScrollRestoration } from "./scroll-restoration.ts";
