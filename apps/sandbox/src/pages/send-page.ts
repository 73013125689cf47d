import { randomBytes } from "node:crypto";
import type { FastifyReply } from "fastify";
import { pagePolicy } from "../web/security-headers.ts";
import { pageFrame, type Page } from "./page-frame.ts";

export function sendPage(reply: FastifyReply, page: Page): FastifyReply {
  const nonce = randomBytes(18).toString("base64url");
  return reply
    .header("content-security-policy", pagePolicy(nonce))
    .type("text/html; charset=utf-8")
    .send(pageFrame(page, nonce).text);
}
