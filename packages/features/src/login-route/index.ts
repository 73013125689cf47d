export { LoginRoute, type LoginRouteProps } from "./login-route.tsx";
