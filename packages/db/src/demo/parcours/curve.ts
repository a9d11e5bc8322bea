/** Metres east and north of the first place. */
export type Place = readonly [est: number, nord: number]

const FINE = 4

export type Curve = {
  length: number
  marks: readonly number[]
  read: (metres: number) => { place: Place; left: Place }
}

/** Centripetal Catmull-Rom curve through all places (Yuksel 2011), free of loops and cusps. */
export function drawCurve(places: readonly Place[], isClosed: boolean): Curve {
  const count = places.length
  const at = (index: number): Place => {
    if (isClosed) return places[(index + count) % count] ?? [0, 0]
    const inside = places[Math.max(0, Math.min(count - 1, index))] ?? [0, 0]
    if (index >= 0 && index < count) return inside
    const next = places[index < 0 ? 1 : count - 2] ?? inside
    return [2 * inside[0] - next[0], 2 * inside[1] - next[1]]
  }
  const points: Place[] = [at(0)]
  const lengths = [0]
  const marks = [0]
  for (let index = 0; index < (isClosed ? count : count - 1); index++) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const steps = Math.max(2, Math.ceil(distanceOf(b, c) / FINE))
    for (let step = 1; step <= steps; step++) {
      const point = interpolate([a, b, c, d], step / steps)
      lengths.push((lengths.at(-1) ?? 0) + distanceOf(points.at(-1) ?? point, point))
      points.push(point)
    }
    marks.push(lengths.at(-1) ?? 0)
  }
  return { length: lengths.at(-1) ?? 0, marks, read: createReader(points, lengths) }
}

const distanceOf = (a: Place, b: Place) => Math.hypot(b[0] - a[0], b[1] - a[1])
const mix = (a: Place, b: Place, share: number): Place => [
  a[0] + share * (b[0] - a[0]),
  a[1] + share * (b[1] - a[1]),
]

/** Barry and Goldman’s pyramid, interpolating between the second and third place. */
function interpolate([a, b, c, d]: readonly [Place, Place, Place, Place], share: number): Place {
  const knot = (from: Place, to: Place) => Math.max(1e-3, Math.sqrt(distanceOf(from, to)))
  const [ab, bc, cd] = [knot(a, b), knot(b, c), knot(c, d)]
  const t = share * bc
  const first = mix(a, b, (t + ab) / ab)
  const middle = mix(b, c, share)
  const last = mix(c, d, (t - bc) / cd)
  return mix(mix(first, middle, (t + ab) / (ab + bc)), mix(middle, last, t / (bc + cd)), share)
}

function createReader(points: readonly Place[], lengths: readonly number[]): Curve['read'] {
  let from = 0
  return (metres) => {
    // Mostly sequential access: the search resumes at the last index.
    if ((lengths[from] ?? 0) > metres) from = 0
    while (from < points.length - 2 && (lengths[from + 1] ?? 0) < metres) from++
    const a: Place = points[from] ?? [0, 0]
    const b: Place = points[from + 1] ?? a
    const width = Math.max(1e-6, distanceOf(a, b))
    const share = Math.min(1, (metres - (lengths[from] ?? 0)) / width)
    return { place: mix(a, b, share), left: [(a[1] - b[1]) / width, (b[0] - a[0]) / width] }
  }
}
