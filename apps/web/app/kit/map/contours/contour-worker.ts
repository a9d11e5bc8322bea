import contour from 'maplibre-contour'
import type { ContourAnswer, ContourHeights, ContourQuestion } from './contour-messages.ts'
import { contourSteps } from './contour-steps.ts'

/**
 * Contours are computed from tiles of one zoom less: as fine as the hillshade, with a quarter of
 * the tiles.
 */
const OVERZOOM = 1
const MAX_CACHED_TILES = 60
const PATIENCE_MS = 15_000

/** The server has no tile there: sea, or outside of the coverage. */
class NoHeights extends Error {}

async function getTile(url: string, { signal }: AbortController): Promise<{ data: Blob }> {
  const response = await fetch(url, { signal })
  if (response.status === 404) throw new NoHeights(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return { data: await response.blob() }
}

/** A tile is computed with the edges of its neighbours: a missing neighbour must not fail it. */
class Heights extends contour.LocalDemManager {
  readonly #side: number

  constructor({ tuiles, encodage, taille, maxzoom }: ContourHeights) {
    super({
      demUrlPattern: tuiles,
      encoding: encodage,
      maxzoom,
      cacheSize: MAX_CACHED_TILES,
      timeoutMs: PATIENCE_MS,
      getTile,
    })
    this.#side = taille
  }

  override fetchDem(
    ...input: Parameters<InstanceType<typeof contour.LocalDemManager>['fetchDem']>
  ) {
    return super.fetchDem(...input).catch((error: unknown) => {
      if (!(error instanceof NoHeights)) throw error
      const side = this.#side / 2 ** OVERZOOM
      return new contour.HeightTile(side, side, () => Number.NaN)
    })
  }
}

let heights: Heights | null = null
const running = new Map<number, AbortController>()

const answer = (message: ContourAnswer, transfer: Transferable[] = []) =>
  self.postMessage(message, { transfer })

async function draw(id: number, z: number, x: number, y: number): Promise<void> {
  const aborting = new AbortController()
  running.set(id, aborting)
  try {
    const levels = contourSteps(z) ?? []
    const drawn = await heights?.fetchContourTile(z, x, y, { levels, overzoom: OVERZOOM }, aborting)
    const tile = drawn?.arrayBuffer ?? new ArrayBuffer(0)
    answer({ id, tile }, [tile])
  } catch (error) {
    answer({ id, failure: error instanceof Error ? error.message : 'Lines could not be drawn' })
  } finally {
    running.delete(id)
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ContourQuestion>) => {
  if ('heights' in data) heights = new Heights(data.heights)
  else if ('isAborted' in data) running.get(data.id)?.abort()
  else void draw(data.id, data.z, data.x, data.y)
})
