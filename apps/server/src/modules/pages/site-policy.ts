import type { Config } from "../../platform/config/config.ts";
import type { DrawnSitePage } from "./site-page.ts";

/** Where the players of films come from; they are framed only when somebody asks for one. */
export const FILM_PLAYERS = ["https://www.youtube-nocookie.com", "https://player.vimeo.com"];

/**
 * The policy of a church's pages: the one style and the one script that stand in them, known by their hashes rather than by a
 * nonce, so that a kept page stays valid. Pictures may come from anywhere on the web that is reached safely.
 */
export const sitePolicy = ({ apps }: Pick<Config, "apps">, { style, script }: DrawnSitePage): string =>
  [
    "default-src 'none'",
    `script-src ${script}`,
    `style-src ${style}`,
    `img-src 'self' data: https: ${apps.portal}`,
    "font-src 'self'",
    `frame-src ${FILM_PLAYERS.join(" ")}`,
    "manifest-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
