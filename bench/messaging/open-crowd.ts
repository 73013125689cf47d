import { SOCKET_PATH } from "@offertory/contract";
import { WebSocket } from "ws";

export interface Member {
  id: string;
  socket: WebSocket;
}

/** The server limits the sockets per address, so the sockets come from many addresses of this machine. */
const PER_ADDRESS = 900;
const SOCKETS_AT_ONCE = 100;

/** Opens many sockets; each gets its own socket id. */
export async function openCrowd(port: number, count: number): Promise<Member[]> {
  const crowd: Member[] = [];
  for (let from = 0; from < count; from += SOCKETS_AT_ONCE) {
    const some = Array.from({ length: Math.min(SOCKETS_AT_ONCE, count - from) }, (_, index) =>
      openOne(port, from + index),
    );
    crowd.push(...(await Promise.all(some)));
  }
  return crowd;
}

const openOne = (port: number, index: number): Promise<Member> =>
  new Promise((resolve, reject) => {
    const localAddress = `127.0.0.${2 + Math.floor(index / PER_ADDRESS)}`;
    const socket = new WebSocket(`ws://127.0.0.1:${port}${SOCKET_PATH}`, { localAddress, perMessageDeflate: false });
    socket.once("error", reject);
    socket.once("open", () => socket.send("getId"));
    socket.once("message", (frame: Buffer) => {
      const { data }: { data: string } = JSON.parse(frame.toString());
      resolve({ id: data, socket });
    });
  });

/** Returns the milliseconds from an action until each socket receives its broadcast, shortest first. */
export async function timeBroadcasts(
  crowd: readonly Member[],
  rounds: number,
  act: (round: number) => Promise<unknown>,
): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now();
    const received = crowd.map(
      ({ socket }) =>
        new Promise<void>((resolve, reject) => {
          const end = setTimeout(() => reject(new Error("A message was not heard.")), 10_000);
          socket.once("message", () => {
            times.push(performance.now() - begun);
            clearTimeout(end);
            resolve();
          });
        }),
    );
    await Promise.all([...received, act(round)]);
  }
  return times.sort((one, other) => one - other);
}
