import type { ComponentPropsWithRef, ReactNode } from "react";

/** What the kit wants on a link that an app draws with its own router. */
export type LinkProps = Omit<ComponentPropsWithRef<"a">, "href" | "children">;

/** An app hands over its router's link: `(href, children, props) => <Link to={href} {...props}>{children}</Link>`. */
export type RenderLink = (href: string, children: ReactNode, props: LinkProps) => ReactNode;
