export { LoginPage, type LoginPageProps } from "./login-page.tsx";
export { LogoutPage } from "./logout-page.tsx";
export { safeReturnUrl } from "./return-url.ts";
