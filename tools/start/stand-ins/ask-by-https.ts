import { request } from "node:https";

export type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: string };

type Question = {
  /** The loopback address that the request comes from. */
  from?: string;
  headers?: Record<string, string>;
  body?: object;
};

/** Sends a request to one of the example hosts, all of which are this machine, and accepts any certificate. */
export function askByHttps(url: string, { from, headers = {}, body }: Question = {}): Promise<Answer> {
  const { hostname, port, pathname, search, host } = new URL(url);
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        host: "127.0.0.1",
        servername: hostname,
        port,
        path: `${pathname}${search}`,
        method: body ? "POST" : "GET",
        rejectUnauthorized: false,
        headers: { host, ...(body && { "content-type": "application/json" }), ...headers },
        ...(from && { localAddress: from }),
      },
      (answer) => {
        let text = "";
        answer.on("data", (chunk: Buffer) => (text += chunk.toString()));
        answer.once("end", () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }));
      },
    );
    asked.once("error", reject);
    asked.end(body && JSON.stringify(body));
  });
}
