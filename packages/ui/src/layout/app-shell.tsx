import { type ReactNode, useRef } from "react";
import { classNames } from "../class-names.ts";
import { useFocusFallback } from "../focus/use-focus-fallback.ts";
import { useMediaQuery } from "../media/use-media-query.ts";
import { plainLink } from "../plain-link.tsx";
import type { RenderLink } from "../render-link.ts";
import { BottomBar, type MoreTexts } from "./bottom-bar.tsx";
import type { NavItem } from "./nav-item.ts";
import { SideNavigation } from "./side-navigation.tsx";

export type AppShellProps = {
  header: ReactNode;
  nav?: readonly NavItem[] | undefined;
  currentPath: string;
  renderLink?: RenderLink | undefined;
  footer?: ReactNode;
  children: ReactNode;
  /**
   * Whether the page uses up to 1,500 px. If given, all pages begin at the same edge, so that nothing moves sideways
   * between them; if not, pages are centered.
   */
  wide?: boolean | undefined;
  skipLabel: string;
  navLabel: string;
  /** The texts of the drawer with the whole navigation, which phones open; needed if there is a navigation. */
  more?: MoreTexts | undefined;
};

const CONTENT = "content";

/**
 * The frame of an app: header, navigation and page. The navigation is at the side on wide screens and at the bottom on
 * phones.
 */
export function AppShell(props: AppShellProps) {
  const { header, nav = [], currentPath, renderLink = plainLink, footer, children, skipLabel, navLabel } = props;
  const page = useRef<HTMLElement>(null);
  useFocusFallback(page);
  const isWideScreen = useMediaQuery("(min-width: 64rem)", true);
  const navigation = { items: nav, currentPath, renderLink, label: navLabel };
  return (
    <div className="flex min-h-dvh flex-col [--header-height:3.5rem]">
      <a
        href={`#${CONTENT}`}
        className="fixed top-2 left-2 z-60 -translate-y-20 rounded-field bg-brand px-4 py-2 text-sm font-medium text-on-brand focus:translate-y-0"
      >
        {skipLabel}
      </a>
      <header className="sticky short:static print:hidden top-0 z-30 flex h-(--header-height) items-center border-b border-line bg-raised px-4 lg:px-5">
        {header}
      </header>
      <div className="flex grow">
        {nav.length > 0 && isWideScreen ? <SideNavigation {...navigation} /> : null}
        <div className="flex min-w-0 grow flex-col">
          <main
            ref={page}
            id={CONTENT}
            tabIndex={-1}
            className={classNames(
              "mx-auto w-full grow px-4 py-4 sm:py-6 lg:px-8 lg:py-8 print:max-w-none print:p-0",
              props.wide === undefined ? "max-w-6xl" : "max-w-[97.75rem]",
            )}
          >
            {props.wide === false ? <div className="max-w-[68rem]">{children}</div> : children}
          </main>
          {footer ? (
            <footer className="print:hidden mx-auto w-full max-w-6xl px-4 pt-4 pb-6 text-sm text-ink-soft lg:px-8">
              {footer}
            </footer>
          ) : null}
        </div>
      </div>
      {nav.length > 0 && !isWideScreen && props.more ? <BottomBar {...navigation} more={props.more} /> : null}
    </div>
  );
}
