import { CSPProvider } from "@base-ui/react/csp-provider";
import type { ReactNode } from "react";

/**
 * Gives Base UI the page's nonce and keeps it from writing style elements of its own. No part the kit uses today
 * writes any; this holds the door shut for the next one.
 */
export function CspNonceProvider({ nonce, children }: { nonce?: string | undefined; children: ReactNode }) {
  return (
    <CSPProvider nonce={nonce} disableStyleElements>
      {children}
    </CSPProvider>
  );
}
