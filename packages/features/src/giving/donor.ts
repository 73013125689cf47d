/** The donor and the church; an app passes it to every component of giving. */
export interface Donor {
  churchId: string;
  personId: string;
  name: string;
  email: string;
}
