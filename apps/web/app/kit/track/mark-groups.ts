/** Marks that stand too near each other to be drawn apart. */
export type MarkGroup<M> = { metres: number; marks: readonly [M, ...M[]] }

/**
 * Marks in the order of the way; those within `reach` metres of the first of a group join it.
 * @param reach what the drawing cannot show apart, in metres
 */
export function groupMarks<M extends { metres: number }>(
  marks: readonly M[],
  reach: number,
): MarkGroup<M>[] {
  const groups: { metres: number; marks: [M, ...M[]] }[] = []
  for (const mark of marks.toSorted((a, b) => a.metres - b.metres)) {
    const last = groups.at(-1)
    if (last && mark.metres - last.metres <= reach) last.marks.push(mark)
    else groups.push({ metres: mark.metres, marks: [mark] })
  }
  return groups
}
