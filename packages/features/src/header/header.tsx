import { useSession } from "@offertory/api-client";
import { useT } from "@offertory/i18n/react";
import { buttonClass, Skeleton } from "@offertory/ui";
import { LogIn } from "@offertory/ui/icons.ts";
import type { ReactNode } from "react";
import { Link } from "@offertory/router";
import type { HelpArticle } from "./help-articles.ts";
import { HelpButton } from "./help-button.tsx";
import { type HeaderLink, MenuLinks } from "./menu-links.tsx";
import { MessageButtons, type MessageButtonsProps } from "./message-buttons.tsx";

export interface HeaderProps {
  /** The logo and name, with a link home. */
  brand: ReactNode;
  /** The main navigation, if there is no side navigation. */
  primary?: readonly HeaderLink[] | undefined;
  /** Shown to signed-in people. */
  userMenu: ReactNode;
  messages: MessageButtonsProps;
  /** Shown to all others; null on the login page itself. */
  loginHref: string | null;
  /** Further buttons, such as language and appearance. */
  tools?: ReactNode;
  /** The guide's article about this page. */
  article?: HelpArticle | undefined;
  /** Opens the keyboard shortcuts, in the app that has some. */
  onShortcuts?: (() => void) | undefined;
}

const NONE: readonly HeaderLink[] = [];

/** The bar at the top of every app. */
export function Header(props: HeaderProps) {
  const { brand, primary = NONE, userMenu, messages, loginHref, tools, article, onShortcuts } = props;
  const t = useT();
  const { status } = useSession();
  return (
    <div className="flex w-full min-w-0 items-center gap-2 lg:gap-4">
      <div className="min-w-0 shrink">{brand}</div>
      <MenuLinks label={t("shell:primaryMenu")} links={primary} className="max-sm:hidden" />
      <div className="ml-auto flex shrink-0 items-center gap-1">
        {tools}
        {status === "signed-in" ? (
          <>
            <HelpButton article={article} onShortcuts={onShortcuts} />
            <MessageButtons {...messages} />
            <span className="ml-1 flex">{userMenu}</span>
          </>
        ) : status === "starting" ? (
          <Skeleton className="ml-1 size-8 rounded-full" />
        ) : loginHref === null ? null : (
          <Link to={loginHref} className={`${buttonClass({ variant: "primary", size: "small" })} ml-1`}>
            <LogIn className="max-sm:hidden" />
            {t("shell:login")}
          </Link>
        )}
      </div>
    </div>
  );
}
