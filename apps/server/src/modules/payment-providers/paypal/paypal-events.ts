import { z } from "zod";
import type { PaymentProvider } from "../payment-provider.ts";
import type { PaypalOf } from "./open-paypal.ts";
import { isSubscribedType, PaypalEvent, toProviderEvent } from "./paypal-webhooks.ts";

const PATH = "/v1/notifications/webhooks-events";
const PAGE_SIZE = 300;

const ListedEvent = PaypalEvent.extend({ create_time: z.string() });
const Page = z.object({
  events: z.array(z.unknown()),
  links: z.optional(z.array(z.object({ rel: z.string(), href: z.string() }))),
});

/** PayPal keeps its list of events for thirty days. */
export const paypalEvents = (paypalOf: PaypalOf): NonNullable<PaymentProvider["events"]> => ({
  async *since(account, from) {
    const { rest } = paypalOf(account);
    let path: string | undefined = `${PATH}?page_size=${PAGE_SIZE}&start_time=${from.toISOString()}`;
    while (path) {
      const page = Page.safeParse((await rest("GET", path)).body);
      if (!page.success) throw new Error("The answer was no list of events.");
      for (const listed of page.data.events) {
        const { data: event } = ListedEvent.safeParse(listed);
        if (event && isSubscribedType(event.event_type))
          yield { ...toProviderEvent(event), at: new Date(event.create_time) };
      }
      const next = page.data.links?.find(({ rel }) => rel === "next")?.href;
      // Only the path of the link is used, so that its host name cannot send our access token elsewhere.
      path = next?.slice(next.indexOf(PATH));
    }
  },
});
