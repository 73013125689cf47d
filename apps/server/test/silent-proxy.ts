import { once } from "node:events";
import { connect, createServer, type AddressInfo, type NetConnectOpts, type Socket } from "node:net";

export type SilentProxy = Awaited<ReturnType<typeof openSilentProxy>>;

/** The database behind an address of its own, which can fall silent: sockets stay open, and nothing more comes through them. */
export async function openSilentProxy(databaseUrl: string) {
  const sockets = new Set<Socket>();
  /** Pairs that were joined before the silence; those that come after it are joined as ever. */
  let isSilent = false;
  let refuses = false;
  const server = createServer((near) => {
    if (refuses) return void near.destroy();
    const far = connect(addressOf(databaseUrl));
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => sockets.delete(socket));
    }
    if (isSilent) return void near.resume();
    near.pipe(far);
    far.pipe(near);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = new URL(databaseUrl);
  url.searchParams.delete("host");
  url.hostname = "127.0.0.1";
  const address = server.address();
  url.port = String(isTcp(address) ? address.port : 0);

  return {
    url: url.href,
    /** What is open falls silent; new connections come through, unless these are to be silent as well. */
    fallSilent({ forNew = false } = {}): void {
      isSilent = forNew;
      for (const socket of sockets) socket.unpipe().removeAllListeners("data").resume();
    },
    passOn: () => (isSilent = false),
    /** Nobody gets through to the database any more, and who is there stays. */
    refuseNew: (refuse: boolean) => (refuses = refuse),
    close(): void {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

const isTcp = (address: AddressInfo | string | null): address is AddressInfo =>
  typeof address === "object" && !!address;

function addressOf(databaseUrl: string): NetConnectOpts {
  const { hostname, port, searchParams } = new URL(databaseUrl);
  const folder = searchParams.get("host");
  if (folder?.startsWith("/")) return { path: `${folder}/.s.PGSQL.${port || "5432"}` };
  return { host: hostname, port: Number(port || 5432) };
}
