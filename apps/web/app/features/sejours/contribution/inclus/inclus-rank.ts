/**
 * The rank among all lines that brings one to a rank among those of its group: what is included and what
 * is not are shown apart, and kept in one order.
 * @param all ids of all lines in their order @param group ids of its group, in the same order
 */
export function findRank(
  all: readonly number[],
  group: readonly number[],
  { id, rank }: { id: number; rank: number },
): number {
  const others = all.filter((one) => one !== id)
  const neighbours = group.filter((one) => one !== id)
  const before = neighbours[rank - 1]
  if (before !== undefined) return others.indexOf(before) + 1
  const after = neighbours[rank]
  return after === undefined ? all.indexOf(id) : others.indexOf(after)
}
