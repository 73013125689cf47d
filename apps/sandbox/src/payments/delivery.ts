/** One attempt to deliver: the answer's status, or the error when there was no answer. */

export type Attempt = { at: number; status: number | null; error: string | null; took: number };

export type Delivery = {
  id: string;
  endpoint: string;
  url: string;
  event: string;
  type: string;
  /** The exact bytes that are sent and signed. */
  body: string;
  state: "waiting" | "held" | "delivered" | "failed";
  created: number;
  nextAt: number;
  /** Sent while no other delivery is in flight, so that deliveries arrive in the order of their release. */
  alone: boolean;
  attempts: Attempt[];
};
