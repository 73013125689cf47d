import type * as contract from "@offertory/contract";
import type { z } from "zod/mini";

type Contract = typeof contract;
/** The names of the contract's calls, by where they go: "GET /people/:id" is readPerson. */
type Names = {
  [
    Name in keyof Contract as Contract[Name] extends {
      method: infer Method extends string;
      path: infer Path extends string;
    }
      ? `${Method} ${Path}`
      : never
  ]: Name;
};
type EndpointAt<Key extends keyof Names> = Extract<Contract[Names[Key]], contract.Endpoint>;

/** One call that a pretended server heard. */
export interface Heard<Body = unknown> {
  method: string;
  /** Path below the API's host, with its query. */
  path: string;
  token: string | null;
  contentType: string | null;
  body: Body;
}

/** The calls of the contract that an address such as "GET /people/ruth?full=1" asks for: `/people/:id`. */
type EndpointOf<Address extends string> = EndpointAt<KeyOf<Address>>;

type KeyOf<Address extends string> = Address extends `${infer Path}?${string}`
  ? KeyOf<Path>
  : Address extends keyof Names
    ? Address
    : { [Key in keyof Names]: Fits<Address, Key> extends true ? Key : never }[keyof Names];

type Fits<Address extends string, Pattern extends string> = Address extends `${infer Part}/${infer Rest}`
  ? Pattern extends `${infer PatternPart}/${infer PatternRest}`
    ? FitsPart<Part, PatternPart> extends true
      ? Fits<Rest, PatternRest>
      : false
    : false
  : Pattern extends `${string}/${string}`
    ? false
    : FitsPart<Address, Pattern>;

type FitsPart<Part extends string, PatternPart extends string> = PatternPart extends `:${string}`
  ? true
  : Part extends PatternPart | `${PatternPart}*`
    ? true
    : false;

type Sent<E extends contract.Endpoint> = z.input<E["answer"]> | Response;

type AnswerOf<E extends contract.Endpoint> =
  | Sent<E>
  | ((call: Heard<z.output<E["body"]>>) => Sent<E> | Promise<Sent<E>>);

/** What may be answered at an address: what the contract says, a Response for everything else, or a function that gives either. */
export type AnswerAt<Address extends string> = AnswerOf<EndpointOf<Address>>;

/** What a pretended server answers, by "METHOD /path". */
export type ServerAnswers<Address extends string> = { [Key in Address]: AnswerAt<Key> };

/** Answers that several tests share, held against the contract where they are written. */
export const serverAnswers = <Address extends string>(answers: ServerAnswers<Address>): ServerAnswers<Address> =>
  answers;
