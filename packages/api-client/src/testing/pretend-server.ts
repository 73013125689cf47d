import { vi } from "vitest";
import type { AnswerAt, ReceivedCall, ServerAnswers } from "./server-answers.ts";

/** An answer that fails like an unreachable network. */
export const unreachable = (): never => {
  throw new TypeError("Failed to fetch");
};

export const refuse = (status: number, body: unknown = ""): Response =>
  new Response(typeof body === "string" ? body : JSON.stringify(body), { status });

/**
 * Replaces fetch: answers by "METHOD /path", where `*` matches one part of a path and later lines win. An answer is
 * that of the contract, a Response, or a function of the call. Any other request is answered 404.
 */
export const pretendServer = <Address extends string, More extends string = never>(
  answers: ServerAnswers<Address>,
  /** Additional answers, or other ones, of one test. */
  more?: Partial<ServerAnswers<More>>,
): PretendServer => pretendNetwork({ ...answers, ...more });

export interface PretendServer {
  requests: ReceivedCall[];
  answer<Address extends string>(address: Address, with_: AnswerAt<Address>): void;
}

/** Like pretendServer, but with answers that are not checked against the contract, to test invalid ones. */
export function pretendNetwork(answers: Record<string, unknown>): PretendServer {
  const table = { ...answers };
  const requests: ReceivedCall[] = [];
  vi.stubGlobal("fetch", async (address: string, request: RequestInit = {}) => {
    const url = new URL(address);
    const headers = new Headers(request.headers);
    const call: ReceivedCall = {
      method: request.method ?? "GET",
      path: url.pathname.replace(/^\/api\/\w+/, "") + url.search,
      token: headers.get("authorization")?.replace("Bearer ", "") ?? null,
      contentType: headers.get("content-type"),
      body: typeof request.body === "string" ? JSON.parse(request.body) : undefined,
    };
    requests.push(call);
    const found = Object.entries(table).findLast(([key]) => matches(key, call));
    if (!found && call.path === "/churches/enter") return enter(call);
    return found ? answerTo(call, found[1]) : nothing();
  });
  const answerGet = async (call: ReceivedCall, path: string): Promise<Response> => {
    const asked = { ...call, method: "GET", path };
    const found = Object.entries(table).findLast(([key]) => matches(key, asked));
    return found ? answerTo(asked, found[1]) : nothing();
  };
  /**
   * Answers entering a church from the other answers of the table, as the server does, but without the home page's
   * data.
   */
  const enter = async (call: ReceivedCall): Promise<Response> => {
    const { churchId, personId } = Object(call.body);
    const person = await answerGet(call, `/people/${personId}`);
    if (!person.ok) return person;
    const settings = await answerGet(call, `/settings/public/${churchId}`);
    const unread = await answerGet(call, "/notifications/unreadCount");
    return Response.json({
      person: await person.json(),
      settings: settings.ok ? await settings.json() : {},
      unread: unread.ok ? await unread.json() : { notificationCount: 0, pmCount: 0 },
      home: null,
    });
  };
  return { requests, answer: (address, with_) => void (table[address] = with_) };
}

const nothing = () => refuse(404, { code: "not-found", errors: ["There is nothing at this address."] });

async function answerTo(call: ReceivedCall, listed: unknown): Promise<Response> {
  const answer = typeof listed === "function" ? await listed(call) : listed;
  return answer instanceof Response ? answer.clone() : Response.json(answer);
}

function matches(key: string, { method, path }: ReceivedCall): boolean {
  const [wantedMethod, wantedPath = ""] = key.split(" ");
  const pattern = wantedPath.split("*").map((part) => part.replace(/[.?+^$[\]\\(){}|]/g, "\\$&"));
  return method === wantedMethod && new RegExp(`^${pattern.join("[^/]*")}$`).test(path);
}
