import { Readable } from "node:stream";
import type { Client, Connection, Submittable } from "pg";

// The types of `pg` lack these members: a submitted object receives the messages of the COPY protocol.
declare module "pg" {
  interface Connection {
    query(text: string): void;
    sendCopyFromChunk(chunk: Buffer): void;
    endCopyFrom(): void;
    sendCopyFail(message: string): void;
  }
}

const silent = { handleRowDescription() {}, handleDataRow() {}, handleEmptyQuery() {}, handleCommandComplete() {} };

/** Runs COPY … TO STDOUT; a slow reader slows the database down. */
export function copyOut(client: Client, statement: string): Readable {
  let connection: Connection | undefined;
  const rows = new Readable({ read: () => void connection?.stream.resume() });
  const submittable: Submittable & Record<string, unknown> = {
    ...silent,
    submit(given: Connection) {
      connection = given;
      given.query(statement);
    },
    handleCopyData(message: { chunk: Buffer }, { stream }: Connection) {
      // The connection reuses the buffer of these bytes.
      if (!rows.push(Buffer.from(message.chunk))) stream.pause();
    },
    handleError: (error: Error) => void rows.destroy(error),
    handleReadyForQuery() {
      rows.push(null);
      // An ended stream is not read again, so without this the connection would stay paused for the next query.
      connection?.stream.resume();
    },
  };
  client.query(submittable);
  return rows;
}

/** Runs COPY … FROM STDIN with the given bytes. */
export async function copyIn(client: Client, statement: string, bytes: AsyncIterable<Buffer>): Promise<void> {
  let hasFailed = false;
  await new Promise<void>((resolve, reject) => {
    const submittable: Submittable & Record<string, unknown> = {
      ...silent,
      submit: (connection: Connection) => connection.query(statement),
      handleCopyInResponse(connection: Connection) {
        sendAll(connection, bytes, () => hasFailed).catch((error: unknown) => {
          connection.sendCopyFail("the backup could not be read");
          reject(error instanceof Error ? error : new Error(String(error)));
        });
      },
      handleError(error: Error) {
        hasFailed = true;
        reject(error);
      },
      handleReadyForQuery: () => resolve(),
    };
    client.query(submittable);
  });
}

async function sendAll(connection: Connection, bytes: AsyncIterable<Buffer>, hasFailed: () => boolean): Promise<void> {
  for await (const piece of bytes) {
    if (hasFailed()) return;
    connection.sendCopyFromChunk(piece);
    const { stream } = connection;
    if (!stream.writableNeedDrain) continue;
    await new Promise<void>((resolve) => {
      const go = () => {
        stream.off("drain", go).off("close", go);
        resolve();
      };
      stream.on("drain", go).on("close", go);
    });
  }
  connection.endCopyFrom();
}
