import { setTimeout as sleep } from "node:timers/promises";
import { login, selectChurch, SignIn, type Endpoint } from "@offertory/contract";
import { z } from "zod/mini";

/** A server in another process, and the CPU time that its main thread has used, in milliseconds. */
interface MeasuredServer {
  url: string;
  cpu(): Promise<number>;
}
export type Parts = Record<"params" | "query" | "body", unknown>;
export interface Measured {
  status: number;
  text: string;
  /** CPU time of the server's main thread, without that of concurrent health checks. */
  ms: number;
}

const Chosen = z.object({ apis: z.array(z.object({ keyName: z.string(), jwt: z.string() })) });
/** Returns the fields that have a value, as texts. */
const textsOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(value ?? {}).flatMap(([name, field]) =>
      field === undefined || field === null ? [] : [[name, String(field)]],
    ),
  );

/** Calls a server process as one account, with any input. */
export async function openApiClient(server: MeasuredServer, account: { email: string; password: string }) {
  async function send(call: Endpoint, { params, query, body }: Parts, token: string): Promise<Measured> {
    const values = textsOf(params);
    const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? "x"));
    const search = new URLSearchParams(textsOf(query));
    const hasBody = call.method === "POST" || call.method === "PATCH";
    const before = await server.cpu();
    const began = performance.now();
    const answer = await fetch(`${server.url}/api/${call.api}${path}?${search.toString()}`, {
      method: call.method,
      headers: {
        ...(hasBody && { "content-type": "application/json" }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(hasBody && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const spent = (await server.cpu()) - before;
    return { status: answer.status, text, ms: spent - (performance.now() - began) * idleLoad };
  }

  async function signIn() {
    const none = { params: {}, query: {} };
    const signedIn = SignIn.parse(JSON.parse((await send(login, { ...none, body: account }, "")).text));
    const { jwt, id: userId } = signedIn.user;
    const churchId = signedIn.userChurches[0]?.church.id ?? "";
    const { apis } = Chosen.parse(JSON.parse((await send(selectChurch, { ...none, body: { churchId } }, jwt)).text));
    const tokens = new Map(apis.map(({ keyName, jwt: token }) => [keyName.toLowerCase(), token]));
    return { churchId, userId, tokenFor: (api: string) => tokens.get(`${api}api`) ?? jwt };
  }

  let idleLoad = 0;
  let session = await signIn();
  return {
    churchId: session.churchId,
    userId: session.userId,
    /** Measures the CPU load of the health checks, which is subtracted from now on. */
    async measureIdleLoad(): Promise<void> {
      const [before, began] = [await server.cpu(), performance.now()];
      await sleep(2000);
      idleLoad = ((await server.cpu()) - before) / (performance.now() - began);
    },
    /** Signs in again if the previous call ended the session. */
    async call(call: Endpoint, parts: Parts): Promise<Measured> {
      const answer = await send(call, parts, session.tokenFor(call.api));
      if (answer.status !== 401) return answer;
      session = await signIn();
      return send(call, parts, session.tokenFor(call.api));
    },
  };
}
