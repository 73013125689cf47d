/**
 * The maximum of rooms per member, more than anybody has open at once. Joining another leaves the room that was joined
 * first.
 */
const MAX_ROOMS = 40;

/** Keeps which members are in which rooms. Joining and leaving take the same time however many members there are. */
export function openRooms<Member>() {
  const rooms = new Map<string, Set<Member>>();
  const entered = new Map<Member, Set<string>>();

  const leave = (member: Member, room: string): void => {
    const members = rooms.get(room);
    if (!members?.delete(member)) return;
    if (members.size === 0) rooms.delete(room);
    const mine = entered.get(member);
    mine?.delete(room);
    if (mine?.size === 0) entered.delete(member);
  };

  return {
    leave,
    join(member: Member, room: string): void {
      const mine = entered.get(member) ?? new Set();
      if (mine.has(room)) return;
      const [first] = mine;
      if (mine.size >= MAX_ROOMS && first !== undefined) leave(member, first);
      entered.set(member, mine.add(room));
      const members = rooms.get(room);
      if (members) members.add(member);
      else rooms.set(room, new Set([member]));
    },
    leaveAll(member: Member): void {
      for (const room of entered.get(member) ?? []) leave(member, room);
    },
    membersOf: (room: string): Iterable<Member> => rooms.get(room) ?? [],
    isEmpty: (room: string): boolean => !rooms.has(room),
    isAnywhere: (member: Member): boolean => entered.has(member),
  };
}
