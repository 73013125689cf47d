/** One try: the answer's status, or what kept it from coming. */

export type Attempt = { at: number; status: number | null; error: string | null; took: number };

export type Delivery = {
  id: string;
  endpoint: string;
  url: string;
  event: string;
  type: string;
  /** Exactly what is sent and signed. */
  body: string;
  state: "waiting" | "held" | "delivered" | "failed";
  created: number;
  nextAt: number;
  /** Sent while nothing else is under way, so that the order it was released in is the order it arrives in. */
  alone: boolean;
  attempts: Attempt[];
};
