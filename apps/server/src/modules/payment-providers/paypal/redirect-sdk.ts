/** The parts of an axios request that the SDK makes. */
interface Config {
  url?: string;
  method?: string;
  params?: object;
  headers?: object;
  data?: unknown;
  timeout?: number;
}

/**
 * Sends the calls of PayPal's SDK to another base URL, because the SDK has no option for that. This adapter of its HTTP
 * client relies on an option that the SDK calls unstable, so the version of the SDK is pinned.
 */
export const redirectTo =
  (base: string) =>
  async <C extends Config>(config: C) => {
    const requestUrl = new URL(config.url ?? "");
    for (const [name, value] of Object.entries(config.params ?? {})) requestUrl.searchParams.set(name, String(value));
    const headers = Object.entries(config.headers ?? {})
      .filter(([, value]) => typeof value === "string" || typeof value === "number")
      .map(([name, value]): [string, string] => [name, String(value)]);
    const response = await fetch(`${base}${requestUrl.pathname}${requestUrl.search}`, {
      method: config.method?.toUpperCase() ?? "GET",
      headers,
      redirect: "error",
      signal: AbortSignal.timeout(config.timeout || 20_000),
      ...(typeof config.data === "string" && { body: config.data }),
    });
    const { status, statusText } = response;
    return { data: await response.text(), status, statusText, headers: Object.fromEntries(response.headers), config };
  };
