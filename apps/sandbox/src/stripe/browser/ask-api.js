import { SANDBOX } from "./sandbox-origin.js";

/**
 * Calls the API with the publishable key. Returns `{ answer }`, or Stripe's `{ error }`.
 * @param {string} key
 * @param {"GET" | "POST"} method
 * @param {string} path
 * @param {object} params
 * @returns {Promise<{ answer: import("./intents.js").Intent, error?: object }>}
 */
export async function askApi(key, method, path, params = {}) {
  const form = new URLSearchParams();
  fill(form, params, "");
  const address = new URL(path, SANDBOX);
  if (method === "GET") address.search = form.toString();
  try {
    const response = await fetch(address, {
      method,
      headers: { authorization: `Bearer ${key}` },
      ...(method === "GET" ? {} : { body: form }),
    });
    const json = await response.json();
    return response.ok ? { answer: json } : { error: json.error };
  } catch {
    const message = "We are experiencing issues connecting to our payments provider. Please try again.";
    return { error: { type: "api_connection_error", message } };
  }
}

/**
 * Adds nested values in the bracket notation of Stripe's forms.
 * @param {URLSearchParams} form
 * @param {unknown} value
 * @param {string} name
 */
function fill(form, value, name) {
  if (value === null || value === undefined) return;
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") {
    form.append(name, String(value));
    return;
  }
  for (const [key, child] of Object.entries(value)) fill(form, child, name ? `${name}[${key}]` : key);
}
