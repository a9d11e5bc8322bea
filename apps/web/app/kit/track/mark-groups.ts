export type MarkGroup<M> = { metres: number; marks: readonly [M, ...M[]] }

/**
 * Groups markers in order of distance; those within `reach` metres of the first one of a group join
 * it.
 * @param reach metres
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
