const loading = new Map<string, Promise<void>>();

/** Brings the payment provider's own script, once. */
export function loadScript(url: string): Promise<void> {
  const known = loading.get(url);
  if (known) return known;
  const loaded = new Promise<void>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = url;
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => {
      // Another try brings it anew.
      loading.delete(url);
      script.remove();
      reject(new Error(url));
    });
    document.head.append(script);
  });
  loading.set(url, loaded);
  return loaded;
}
