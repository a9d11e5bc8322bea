/**
 * Index among all lines for an index within a group: included and excluded lines are shown apart and
 * stored in one order.
 * @param all ids of all lines
 * @param group ids of the group, in the same order
 */
export function findRank(
  all: readonly number[],
  group: readonly number[],
  { id, rank }: { id: number; rank: number },
): number {
  const otherIds = all.filter((item) => item !== id)
  const neighbours = group.filter((item) => item !== id)
  const before = neighbours[rank - 1]
  if (before !== undefined) return otherIds.indexOf(before) + 1
  const after = neighbours[rank]
  return after === undefined ? all.indexOf(id) : otherIds.indexOf(after)
}
