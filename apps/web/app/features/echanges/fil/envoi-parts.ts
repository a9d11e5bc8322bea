/**
 * Upload progress per file from the progress of the request: files leave in their order; multipart
 * overhead is neglected.
 * @param sizes in bytes
 * @param share progress of the request, 0 to 1
 * @returns progress by file, 0 to 1
 */
export function shareOut(sizes: readonly number[], share: number): number[] {
  const total = sizes.reduce((sum, size) => sum + size, 0)
  let left = Math.min(1, Math.max(0, share)) * total
  return sizes.map((size) => {
    const gone = Math.min(size, left)
    left -= gone
    return size ? gone / size : Number(share >= 1)
  })
}

const many = (nb: number) => `${nb}\u00a0photo${nb > 1 ? 's' : ''}`

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
