import type { OAuthToken } from "@paypal/paypal-server-sdk";

export interface RestResponse {
  status: number;
  body: unknown;
}

/** Calls an endpoint that PayPal's SDK lacks. The body of the answer is unchecked: callers parse it. */
export type Rest = (method: "GET" | "POST", path: string, body?: string) => Promise<RestResponse>;

export function openRest(
  base: string,
  renew: (last: OAuthToken | undefined) => Promise<OAuthToken | undefined>,
  timeoutMs: number,
): Rest {
  let token: OAuthToken | undefined;
  const send = async (method: string, path: string, body?: string) => {
    token = await renew(token);
    return fetch(`${base}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token?.accessToken ?? ""}`,
        accept: "application/json",
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
      ...(body !== undefined && { body }),
    });
  };
  return async (method, path, body) => {
    const response = await send(method, path, body);
    if (response.status === 401) token = undefined;
    const text = await response.text();
    return { status: response.status, body: parse(text) };
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
