import { Agent, request } from "node:http";

interface Sent {
  token?: string | undefined;
  body?: unknown;
}
export type Send = (method: string, path: string, sent?: Sent) => Promise<number>;

/**
 * Sends calls over kept-alive connections and returns only their status, to save this process the CPU of reading
 * answers.
 */
export function openSend(url: string, connections = 32): { send: Send; close: () => void } {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const send: Send = (method, path, { token, body } = {}) =>
    new Promise((resolve, reject) => {
      const text = body === undefined ? undefined : JSON.stringify(body);
      const headers = {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(text !== undefined && { "content-type": "application/json", "content-length": Buffer.byteLength(text) }),
      };
      const asked = request(`${url}${path}`, { method, agent, headers }, (answer) => {
        answer.resume();
        answer.on("error", reject);
        answer.on("end", () => resolve(answer.statusCode ?? 0));
      });
      asked.on("error", reject);
      asked.end(text);
    });
  return { send, close: () => agent.destroy() };
}
