declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Counts visits if a tag is configured; without one nothing is loaded or sent. */
export interface Analytics {
  pageView(path: string): void;
  event(category: string, action: string): void;
}

const NO_ANALYTICS: Analytics = { pageView: () => {}, event: () => {} };

export function openAnalytics(tag: string | null, nonce: string, page: Window = window): Analytics {
  if (!tag) return NO_ANALYTICS;
  const layer = (page.dataLayer ??= []);
  // gtag.js recognizes a command by its being an `arguments` object; it ignores arrays.
  function send(..._command: unknown[]): void {
    layer.push(arguments);
  }
  send("js", new Date());
  send("config", tag, { send_page_view: false });
  const script = page.document.createElement("script");
  script.async = true;
  script.nonce = nonce;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(tag)}`;
  page.document.head.append(script);
  return {
    pageView: (path) => send("event", "page_view", { page_path: path }),
    event: (category, action) => send("event", action, { event_category: category }),
  };
}
