/** More than anybody has open at once; who asks for more leaves the room that they entered first. */
const MAX_ROOMS = 40;

/** Who is in which room. To enter, to leave and to go costs the same however many are there. */
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
