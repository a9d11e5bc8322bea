/**
 * How far each file of one sending is, 0 to 1, of how much of the whole has left: they leave one after the
 * other, in their order. What stands around them is too small to count.
 * @param sizes of the files, in bytes; @param share of the whole, 0 to 1
 */
export function shareOut(sizes: readonly number[], share: number): number[] {
  const whole = sizes.reduce((sum, size) => sum + size, 0)
  let left = Math.min(1, Math.max(0, share)) * whole
  return sizes.map((size) => {
    const gone = Math.min(size, left)
    left -= gone
    return size ? gone / size : Number(share >= 1)
  })
}

const many = (nb: number) => `${nb}\u00a0photo${nb > 1 ? 's' : ''}`

/**
 * What of a choice of photos goes with the words, and what is said of the rest before anything is sent.
 * @param most how many one publication takes
 */
export function choosePhotos<T>(
  known: readonly T[],
  chosen: readonly T[],
  most: number,
): { photos: readonly T[]; error: string | null } {
  const all = [...known, ...chosen]
  const over = all.length - most
  if (over <= 0) return { photos: all, error: null }
  const rest =
    over > 1 ? `les ${over}\u00a0dernières n’ont pas été prises` : 'la dernière n’a pas été prise'
  return {
    photos: all.slice(0, most),
    error: `${many(all.length)}, c’est trop\u00a0: ${most} au plus par publication, ${rest}.`,
  }
}
