import { hrefOn } from "@offertory/features/site";
import { Church, MenuIcon } from "@offertory/ui/icons.ts";
import type { Drawing } from "./drawing.ts";
import { SignedInMenu } from "./signed-in-menu.tsx";
import { SiteMenu } from "./site-menu.tsx";
import type { SiteT } from "./strings.ts";

const LOGO = "h-10 w-auto max-w-32 object-contain";

/** The church's name, the menu, and links to give and to sign in. On phones the menu expands without any script. */
export function SiteHeader({ data, base, apps, t }: Drawing & { t: SiteT }) {
  const { church, navigation, page, takesGifts } = data;
  const menu = { links: navigation, base, current: page.url };
  const ways = (
    <>
      {takesGifts ? (
        <a href={hrefOn(base, "/give")} className="btn btn-primary btn-small whitespace-nowrap">
          {t("site:frame.give")}
        </a>
      ) : null}
      <a
        href={loginHref(base, page.url, church.id)}
        data-login
        className="inline-flex min-h-11 max-w-48 items-center truncate rounded-field px-3 text-sm font-medium hover:bg-ink/7"
      >
        {t("site:frame.login")}
      </a>
      <SignedInMenu portal={apps.portal} logout={logoutHref(base, page.url)} t={t} />
    </>
  );
  return (
    <header className="border-b border-line bg-raised">
      <div className="mx-auto flex min-h-16 max-w-4xl flex-wrap items-center gap-x-4 px-4 sm:px-6">
        <a href={base || "/"} className="mr-auto flex min-w-0 items-center gap-3 py-2 font-semibold wrap-anywhere">
          <Logo church={church} />
          <span className="text-lg leading-tight">{church.name}</span>
        </a>
        <nav aria-label={t("site:frame.menu")} className="hidden lg:block">
          <SiteMenu {...menu} />
        </nav>
        <div className="flex w-full items-center justify-end gap-1 pb-2 sm:w-auto sm:pb-0">
          {navigation.length > 0 ? (
            <details className="relative min-w-0 grow lg:hidden">
              <summary className="inline-flex min-h-11 list-none items-center gap-2 rounded-field pr-3 text-sm font-medium [&::-webkit-details-marker]:hidden">
                <MenuIcon />
                {t("site:frame.menu")}
              </summary>
              <nav
                aria-label={t("site:frame.menu")}
                className="absolute top-full left-0 z-10 min-w-48 rounded-card border border-line bg-raised p-1 shadow-float"
              >
                <SiteMenu {...menu} isUnfolded />
              </nav>
            </details>
          ) : null}
          <div className="flex shrink-0 items-center gap-1">{ways}</div>
        </div>
      </div>
    </header>
  );
}

/** Returns the login URL that signs in to this church and leads back to this page. */
function loginHref(base: string, url: string, churchId: string): string {
  return `/login?${new URLSearchParams({ returnUrl: hrefOn(base, url), churchId })}`;
}

/** Returns the logout URL that leads back to this page. */
const logoutHref = (base: string, url: string): string =>
  `/login?${new URLSearchParams({ action: "logout", returnUrl: hrefOn(base, url) })}`;

function Logo({ church: { logoLight, logoDark } }: Pick<Drawing["data"], "church">) {
  if (!logoLight) {
    return (
      <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-brand-soft text-brand">
        <Church />
      </span>
    );
  }
  return (
    <picture className="shrink-0">
      {logoDark ? <source srcSet={logoDark} media="(prefers-color-scheme: dark)" /> : null}
      <img data-logo src={logoLight} alt="" height={40} className={LOGO} />
    </picture>
  );
}
