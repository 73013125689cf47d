import type { Config } from "../../platform/config/config.ts";
import type { RenderedSitePage } from "./site-page.ts";

/** The hosts of video players, which are framed only when a visitor starts a video. */
export const VIDEO_PLAYERS = ["https://www.youtube-nocookie.com", "https://player.vimeo.com"];

/**
 * The Content Security Policy of a church's pages. It allows the page's one style and one script by hash rather than by
 * nonce, so that a cached page stays valid. Pictures may come from any HTTPS host.
 */
export const sitePolicy = ({ apps }: Pick<Config, "apps">, { style, script }: RenderedSitePage): string =>
  [
    "default-src 'none'",
    `script-src ${script}`,
    `style-src ${style}`,
    `img-src 'self' data: https: ${apps.portal}`,
    "font-src 'self'",
    `frame-src ${VIDEO_PLAYERS.join(" ")}`,
    "manifest-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
