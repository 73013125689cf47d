import type { FastifyReply } from "fastify";
import type { Html } from "../pages/html.ts";

const FRAME_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; " +
  "frame-ancestors http: https:";

/** Sends a page that any origin may show in a frame. */
export function sendFrame(reply: FastifyReply, page: Html): FastifyReply {
  return reply
    .removeHeader("x-frame-options")
    .header("content-security-policy", FRAME_POLICY)
    .header("cross-origin-resource-policy", "cross-origin")
    .type("text/html; charset=utf-8")
    .send(page.text);
}
