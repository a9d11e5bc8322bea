import type { Point } from './gshhg.ts'

type XY = { X: number; Y: number }
type Clipper = {
  AddPaths: (paths: XY[][], kind: number, isClosed: boolean) => void
  Execute: (operation: number, into: XY[][], subject: number, clip: number) => void
}
type Offset = {
  AddPaths: (paths: XY[][], join: number, end: number) => void
  Execute: (into: XY[][], by: number) => void
}
/** Part of the API of `clipper-lib` (Boost licence), a build-time dependency only. */
export type ClipperLib = {
  Clipper: { new (): Clipper; Area: (path: XY[]) => number }
  ClipperOffset: new (miter: number, arc: number) => Offset
  ClipType: { ctIntersection: number; ctUnion: number; ctDifference: number }
  PolyType: { ptSubject: number; ptClip: number }
  PolyFillType: { pftEvenOdd: number; pftNonZero: number }
  JoinType: { jtMiter: number }
  EndType: { etClosedPolygon: number }
}

/** Operations on polygons as rings: outer rings first, holes wound the other way. */
export type Clip = {
  union: (rings: readonly Point[][]) => Point[][]
  difference: (rings: readonly Point[][], less: readonly Point[][]) => Point[][]
  intersection: (rings: readonly Point[][], within: readonly Point[][]) => Point[][]
  /** Morphological opening: removes parts narrower than twice `by`. */
  open: (rings: readonly Point[][], by: number) => Point[][]
}

/** @param scale integers per unit: Clipper works on integers only, and is slow beyond 47 million */
export function openClip(lib: ClipperLib, scale: number): Clip {
  const to = (rings: readonly Point[][]) =>
    rings.map((ring) =>
      ring.map(([x, y]) => ({ X: Math.round(x * scale), Y: Math.round(y * scale) })),
    )
  const from = (paths: XY[][]) =>
    paths.map((path) => path.map(({ X, Y }): Point => [X / scale, Y / scale]))
  const run = (operation: number, rings: readonly Point[][], other: readonly Point[][]) => {
    const clipper = new lib.Clipper()
    clipper.AddPaths(to(rings), lib.PolyType.ptSubject, true)
    clipper.AddPaths(to(other), lib.PolyType.ptClip, true)
    const into: XY[][] = []
    const fill =
      operation === lib.ClipType.ctUnion ? lib.PolyFillType.pftNonZero : lib.PolyFillType.pftEvenOdd
    clipper.Execute(operation, into, fill, fill)
    return from(into)
  }
  const offset = (rings: readonly Point[][], by: number) => {
    const offsetting = new lib.ClipperOffset(2, 1)
    offsetting.AddPaths(to(rings), lib.JoinType.jtMiter, lib.EndType.etClosedPolygon)
    const into: XY[][] = []
    offsetting.Execute(into, by * scale)
    return from(into)
  }
  return {
    union: (rings) => run(lib.ClipType.ctUnion, orient(rings), []),
    difference: (rings, less) => run(lib.ClipType.ctDifference, rings, less),
    intersection: (rings, within) => run(lib.ClipType.ctIntersection, rings, within),
    open: (rings, by) => offset(offset(rings, -by), by),
  }
}

/** Same winding for all rings, so that overlaps add up and are not cut out. */
const orient = (rings: readonly Point[][]) =>
  rings.map((ring) => (signedArea(ring) < 0 ? ring.toReversed() : ring))

export const signedArea = (ring: readonly Point[]) =>
  ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
