import { once } from "node:events";
import { connect, createServer, type AddressInfo, type NetConnectOpts, type Socket } from "node:net";

export type SilentProxy = Awaited<ReturnType<typeof openSilentProxy>>;

/** Opens a TCP proxy to the database that can fall silent: its sockets stay open, but pass on nothing. */
export async function openSilentProxy(databaseUrl: string) {
  const sockets = new Set<Socket>();
  /** Whether new connections are silent, too. */
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
    /** Silences the open connections, and with `forNew` also new ones. */
    stopForwarding({ forNew = false } = {}): void {
      isSilent = forNew;
      for (const socket of sockets) socket.unpipe().removeAllListeners("data").resume();
    },
    passOn: () => (isSilent = false),
    /** Refuses new connections, or accepts them again. Open ones stay. */
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
