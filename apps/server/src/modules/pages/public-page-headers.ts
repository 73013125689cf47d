import type { FastifyReply } from "fastify";
import type { Config } from "../../platform/config/config.ts";
import { pagePolicy, permissionsPolicy } from "../../platform/http/security-headers.ts";
import { newNonce } from "../../platform/pages/new-nonce.ts";
import { paymentOrigins } from "./payment-origins.ts";
import { hostsFor, originsOf } from "../../platform/pages/service-hosts.ts";

/** Sets the headers of the public donation and form pages, whose scripts call the giving and membership APIs. */
export function openPublicPageHeaders(config: Config) {
  const hosts = hostsFor(config);
  const [givingApi = "", membershipApi = ""] = [hosts["GivingApi"], hosts["MembershipApi"]];
  return {
    givingApi,
    membershipApi,
    /**
     * Sets a Content Security Policy that allows only our own script and, where the page takes payments, the payment
     * provider's. Only the given websites may show the page in a frame. Returns the page's nonce.
     */
    setHeaders(
      reply: FastifyReply,
      gateways: Parameters<typeof paymentOrigins>[1],
      ancestors: readonly string[] = [],
    ): string {
      const nonce = newNonce();
      const { connect, images, ...origins } = paymentOrigins(config, gateways);
      const policy = pagePolicy({
        nonce,
        connect: [...originsOf([givingApi, membershipApi]), ...connect],
        images: [config.apps.portal, ...images],
        ...origins,
        allowsLoadedScripts: false,
        ancestors,
      });
      // Browsers that know frame-ancestors ignore the older header, but tools that check a page's headers do not.
      if (ancestors.length > 0) reply.removeHeader("x-frame-options");
      reply.header("content-security-policy", policy).header("permissions-policy", permissionsPolicy(origins.frames));
      reply.header("cache-control", "no-store").header("vary", "Accept-Language, Cookie, Accept-Encoding");
      return nonce;
    },
  };
}
