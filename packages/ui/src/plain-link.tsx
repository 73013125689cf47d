import type { RenderLink } from "./render-link.ts";

/** The default `renderLink`, for apps without a router. */
export const plainLink: RenderLink = (href, children, props) => (
  <a href={href} {...props}>
    {children}
  </a>
);
