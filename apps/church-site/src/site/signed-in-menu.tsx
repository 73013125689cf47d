import type { SiteT } from "./strings.ts";

const LINK = "flex min-h-11 items-center rounded-field px-3 text-sm font-medium hover:bg-ink/7";

/**
 * The user menu of a static page: hidden until a script finds that somebody is signed in on this browser. Its links
 * lead to the portal, where messages, notifications and the profile are.
 */
export function SignedInMenu({ portal, logout, t }: { portal: string; logout: string; t: SiteT }) {
  const links: [key: Parameters<SiteT>[0], href: string][] = [
    ["site:frame.messages", `${portal}/?open=messages`],
    ["site:frame.notifications", `${portal}/?open=notifications`],
    ["site:frame.profile", `${portal}/login?returnUrl=/profile`],
    ["site:frame.portal", portal],
    ["site:frame.switchChurch", `${portal}/churches`],
    ["site:frame.logout", logout],
  ];
  return (
    <details data-user-menu hidden className="relative">
      <summary
        aria-label={t("site:frame.account", { name: "{{name}}" })}
        className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-field px-2 text-sm font-medium hover:bg-ink/7 [&::-webkit-details-marker]:hidden"
      >
        <span
          aria-hidden="true"
          data-initials=""
          className="flex size-8 shrink-0 items-center justify-center rounded-full bg-brand-soft text-xs text-brand before:content-[attr(data-initials)]"
        />
        <span data-name className="max-w-32 truncate max-sm:sr-only" />
      </summary>
      <ul className="absolute right-0 z-20 mt-1 min-w-56 rounded-card border border-line bg-raised p-1 shadow-float">
        {links.map(([key, href]) => (
          <li key={key}>
            <a href={href} className={LINK}>
              {t(key)}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
