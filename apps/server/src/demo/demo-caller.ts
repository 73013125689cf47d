import type { CallAnswer, CallInput, Endpoint, UserChurch } from "@offertory/contract";
import { z } from "zod";
import type { App } from "../app.ts";

const Texts = z.record(z.string(), z.coerce.string()).default({});
const Input = z.object({ params: Texts, query: Texts, body: z.unknown().optional() });

/** Calls the server as a client would, so that the demo data obey every rule that real data do. */
export const demoCaller =
  ({ http }: App) =>
  async <E extends Endpoint>(endpoint: E, token: string, input: CallInput<E>): Promise<CallAnswer<E>> => {
    const { params, query, body } = Input.parse(input);
    const answer = await http.inject({
      method: endpoint.method,
      url: `/api/${endpoint.api}${endpoint.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? "")}`,
      query,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    });
    if (answer.statusCode >= 300)
      throw new Error(`The demo could not be made: ${endpoint.path} answered ${answer.body}`);
    // Not parsed here, because the server has encoded the answer with the contract's schema.
    return answer.json<CallAnswer<E>>();
  };

export type DemoCall = ReturnType<typeof demoCaller>;

/** Returns the token for one API in the selected church. */
export const tokenOf = ({ apis, jwt }: UserChurch, api: "ContentApi" | "GivingApi" | "MessagingApi"): string =>
  apis.find(({ keyName }) => keyName === api)?.jwt ?? jwt;
