import { CSPProvider } from "@base-ui/react/csp-provider";
import type { ReactNode } from "react";

/**
 * Gives Base UI the page's nonce and keeps it from adding style elements. No component that we use today adds one; this
 * guards against a future one.
 */
export function CspNonceProvider({ nonce, children }: { nonce?: string | undefined; children: ReactNode }) {
  return (
    <CSPProvider nonce={nonce} disableStyleElements>
      {children}
    </CSPProvider>
  );
}
