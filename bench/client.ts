import { Agent, request } from "node:http";

interface Sent {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/**
 * A client with little CPU cost: it keeps connections alive and does not parse answers. Any status but 200 is an error.
 */
export function openClient(url: string, connections = 16) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const call = (method: "GET" | "POST", path: string, { token, body, headers: more }: Sent = {}): Promise<string> =>
    new Promise((resolve, reject) => {
      const headers = {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { "content-type": "application/json" }),
        ...more,
      };
      const asked = request(`${url}${path}`, { method, agent, headers }, (answer) => {
        const parts: Buffer[] = [];
        answer.on("data", (part: Buffer) => parts.push(part));
        answer.on("error", reject);
        answer.on("end", () => {
          const text = Buffer.concat(parts).toString();
          if (answer.statusCode === 200) resolve(text);
          else reject(new Error(`${path} answered ${answer.statusCode}: ${text.slice(0, 200)}`));
        });
      });
      asked.on("error", reject);
      asked.end(body === undefined ? undefined : JSON.stringify(body));
    });
  return { call, close: () => agent.destroy() };
}

export type Client = ReturnType<typeof openClient>;
