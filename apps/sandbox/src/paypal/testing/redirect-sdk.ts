import { request } from "node:http";

/** The parts of an axios request that the SDK sets. */
type Config = {
  url?: string;
  method?: string;
  params?: object;
  headers?: object;
  data?: unknown;
  timeout?: number;
  auth?: { username: string; password: string };
};

/** The official SDK knows only PayPal's own hosts; this axios adapter sends its calls to `base`. */
export function redirectTo(base: string) {
  return <C extends Config>(config: C) =>
    new Promise<{ data: string; status: number; statusText: string; headers: object; config: C; request: unknown }>(
      (resolve, reject) => {
        const asked = new URL(config.url ?? "");
        for (const [name, value] of Object.entries(config.params ?? {})) asked.searchParams.set(name, String(value));
        const headers = Object.fromEntries(
          Object.entries(config.headers ?? {})
            .filter(([, value]) => typeof value === "string" || typeof value === "number")
            .map(([name, value]) => [name, String(value)]),
        );
        if (config.auth) {
          const { username, password } = config.auth;
          headers["authorization"] = `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`;
        }
        const options = { method: config.method?.toUpperCase() ?? "GET", headers, timeout: config.timeout ?? 0 };
        const call = request(`${base}${asked.pathname}${asked.search}`, options, (answer) => {
          const chunks: Buffer[] = [];
          answer.on("data", (chunk: Buffer) => chunks.push(chunk));
          answer.on("error", reject);
          answer.on("end", () =>
            resolve({
              data: Buffer.concat(chunks).toString(),
              status: answer.statusCode ?? 0,
              statusText: answer.statusMessage ?? "",
              headers: answer.headers,
              config,
              request: call,
            }),
          );
        });
        call.on("timeout", () => call.destroy(new Error("timeout")));
        call.on("error", (error) => reject(Object.assign(error, { isAxiosError: true, config })));
        call.end(typeof config.data === "string" ? config.data : undefined);
      },
    );
}
