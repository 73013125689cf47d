import type { ComponentPropsWithRef, ReactNode } from "react";

/** The props of a link that an app renders with its own router. */
export type LinkProps = Omit<ComponentPropsWithRef<"a">, "href" | "children">;

/** Renders a link by the app's router: `(href, children, props) => <Link to={href} {...props}>{children}</Link>`. */
export type RenderLink = (href: string, children: ReactNode, props: LinkProps) => ReactNode;
