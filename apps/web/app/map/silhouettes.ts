import drawn from './silhouettes.json'

/** The départements as SVG path data by INSEE code, on a sheet of `width` × `height`. */
export type Silhouettes = {
  width: number
  height: number
  departements: Readonly<Record<string, string>>
  /** Paris and its neighbours a second time, larger, beside the others. */
  paris: Readonly<Record<string, string>>
  /** The frame around it. */
  cadre: { x: number; y: number; width: number; height: number }
}

export const silhouettes: Silhouettes = drawn
