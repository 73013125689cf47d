import type * as contract from "@offertory/contract";
import type { z } from "zod/mini";

type Contract = typeof contract;
/** The names of the contract's endpoints by method and path: "GET /people/:id" is readPerson. */
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

/** One call that a pretended server received. */
export interface ReceivedCall<Body = unknown> {
  method: string;
  /** The path after the API's host, with its query. */
  path: string;
  token: string | null;
  contentType: string | null;
  body: Body;
}

/** The endpoints of the contract that match an address such as "GET /people/ruth?full=1": `/people/:id`. */
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
  | ((call: ReceivedCall<z.output<E["body"]>>) => Sent<E> | Promise<Sent<E>>);

/**
 * The allowed answers at an address: the contract's answer, a Response for anything else, or a function that returns
 * either.
 */
export type AnswerAt<Address extends string> = AnswerOf<EndpointOf<Address>>;

/** The answers of a pretended server, by "METHOD /path". */
export type ServerAnswers<Address extends string> = { [Key in Address]: AnswerAt<Key> };

/** Answers that several tests share. Their types are checked against the contract where they are written. */
export const serverAnswers = <Address extends string>(answers: ServerAnswers<Address>): ServerAnswers<Address> =>
  answers;
