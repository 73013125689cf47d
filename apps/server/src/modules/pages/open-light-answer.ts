import type { FastifyReply } from "fastify";
import type { Config } from "../../platform/config/config.ts";
import { pagePolicy } from "../../platform/http/security-headers.ts";
import { newNonce } from "../../platform/pages/new-nonce.ts";
import { paymentOrigins } from "./payment-origins.ts";
import { hostsFor, originsOf } from "../../platform/pages/service-hosts.ts";

/** The headers of a page that is drawn whole, and whose own calls go to these two. */
export function openLightAnswer(config: Config) {
  const hosts = hostsFor(config);
  const [givingApi = "", membershipApi = ""] = [hosts["GivingApi"], hosts["MembershipApi"]];
  return {
    givingApi,
    membershipApi,
    /** Nothing runs on it but our own script and, where it takes payments, the payment provider's. Answers the nonce of both. */
    begin(reply: FastifyReply, gateways: Parameters<typeof paymentOrigins>[1]): string {
      const nonce = newNonce();
      const { connect, images, ...origins } = paymentOrigins(config, gateways);
      const policy = pagePolicy({
        nonce,
        connect: [...originsOf([givingApi, membershipApi]), ...connect],
        images: [config.apps.portal, ...images],
        ...origins,
        bringsScripts: false,
      });
      reply.header("content-security-policy", policy);
      reply.header("cache-control", "no-store").header("vary", "Accept-Language, Cookie, Accept-Encoding");
      return nonce;
    },
  };
}
