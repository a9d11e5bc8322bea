/** What a contender makes of a track; null for what it does not do. */
export type Found = {
  points: number
  /** Metres. */
  distance: number | null
  denivele: number | null
  simplified: number | null
}
export type Reply = Found & { ms: number }

/**
 * The side of the measured process: says that it is loaded, then reads the file at the path that is
 * its argument each time it is asked to, from the disk to what it finds.
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
