export type Found = {
  points: number
  /** Metres. */
  distance: number | null
  denivele: number | null
  simplified: number | null
}
export type Reply = Found & { ms: number }

/**
 * Child process side: announces readiness, then reads the file at its path argument on each
 * request, from disk to result.
 */
export function answer(run: (path: string) => Found | Promise<Found>): void {
  const [, , path = ''] = process.argv
  process.on('message', async () => {
    const start = performance.now()
    const found = await run(path)
    process.send?.({ ...found, ms: performance.now() - start } satisfies Reply)
  })
  process.send?.('loaded')
}
