/** Types of the part in use; the `exports` of the package hide its own. */
declare module 'maplibre-contour' {
  type HeightTile = { width: number; height: number }

  class LocalDemManager {
    constructor(options: {
      demUrlPattern: string
      encoding: 'terrarium' | 'mapbox'
      maxzoom: number
      cacheSize: number
      timeoutMs: number
      getTile: (url: string, aborting: AbortController) => Promise<{ data: Blob }>
    })
    fetchDem(
      z: number,
      x: number,
      y: number,
      options: { overzoom?: number },
      aborting: AbortController,
    ): Promise<HeightTile>
    fetchContourTile(
      z: number,
      x: number,
      y: number,
      options: { levels: readonly number[]; overzoom?: number },
      aborting: AbortController,
    ): Promise<{ arrayBuffer: ArrayBuffer }>
  }

  const contour: {
    LocalDemManager: typeof LocalDemManager
    HeightTile: new (
      width: number,
      height: number,
      get: (x: number, y: number) => number,
    ) => HeightTile
  }
  export default contour
}
