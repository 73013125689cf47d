import { LIST_PARAMS, type Call } from "../call.ts";
import { listPage } from "../list-page.ts";
import { noSuch } from "../stripe-error.ts";

export const eventCalls: Call[] = [
  {
    method: "GET",
    path: "/v1/events",
    takes: `${LIST_PARAMS} type types delivery_success`,
    run(account, { params, url }) {
      const names = [...params.texts("types"), ...params.texts("type")];
      const delivered = params.flag("delivery_success");
      return listPage(
        account.events.values(),
        params,
        url,
        (event) =>
          (names.length === 0 || names.some((name) => isNamed(event.type, name))) &&
          (delivered === undefined || delivered === (event.pending_webhooks === 0)),
      );
    },
  },
  {
    method: "GET",
    path: "/v1/events/:id",
    takes: "",
    run(account, { id }) {
      const event = account.events.get(id);
      if (!event) throw noSuch("event", id);
      return event;
    },
  },
];

/** A name that ends in a star matches every type that begins with it. */
function isNamed(type: string, name: string): boolean {
  return name.endsWith("*") ? type.startsWith(name.slice(0, -1)) : type === name;
}
