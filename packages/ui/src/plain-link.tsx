import type { RenderLink } from "./render-link.ts";

/** The link of an app without a router. */
export const plainLink: RenderLink = (href, children, props) => (
  <a href={href} {...props}>
    {children}
  </a>
);
