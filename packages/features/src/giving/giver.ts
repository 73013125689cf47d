/** Who gives, and to which church: what an app tells every part of giving. */
export interface Giver {
  churchId: string;
  personId: string;
  /** The person's display name. */
  name: string;
  email: string;
}
