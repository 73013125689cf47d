import type { StatementPaper } from "@offertory/contract";

/** A message to the drawing thread. */
export type WorkerRequest = { number: number } & Work;

export type Work =
  | { what: "draw"; paper: StatementPaper }
  | { what: "add"; file: number; title: string; papers: readonly StatementPaper[] }
  | { what: "close"; file: number; title: string };

export type WorkerResponse = { number: number; bytes: Uint8Array } | { number: number; failure: string };
