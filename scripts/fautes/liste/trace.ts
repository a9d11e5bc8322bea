import type { Fault } from '../fault.ts'

const T = 'packages/trace/src'

/** Tracks: distance, climb, and what of a route is kept from others. */
export const TRACE: readonly Fault[] = [
  {
    id: 'points-straight-across-the-date-line-are-far',
    file: `${T}/distance.ts`,
    find: 'degrees - 360 * Math.round(degrees / 360)',
    replace: 'degrees - 360 * Math.floor(degrees / 360)',
  },
  {
    id: 'gap-between-segments-counts-as-distance',
    file: `${T}/distance.ts`,
    find: 'let [lonBefore, latBefore, cosine] = [at(lon, 0), at(lat, 0), cosDegrees(at(lat, 0))]',
    replace: 'let [lonBefore, latBefore, cosine] = [0, at(lat, 0), cosDegrees(at(lat, 0))]',
  },
  {
    id: 'hidden-zone-is-as-small-as-its-radius',
    file: `${T}/privacy.ts`,
    find: 'rayon: rayon + ADDED }',
    replace: 'rayon }',
  },
  {
    id: 'end-of-a-route-is-not-hidden',
    file: `${T}/privacy.ts`,
    find: '[at(last.lon, end), at(last.lat, end)] as const,',
    replace: '[at(last.lon, 0), at(last.lat, 0)] as const,',
  },
  {
    id: 'each-outing-draws-a-square-of-its-own',
    file: `${T}/privacy.ts`,
    find: 'cells.find((carre) => isBeside(carre, lon, lat)) ?? findSquare(lon, lat)',
    replace: 'findSquare(lon, lat)',
  },
  {
    id: 'waypoint-tells-where-one-lives',
    file: `${T}/privacy.ts`,
    find: 'return { track: { ...track, segments, waypoints }, masque',
    replace: 'return { track: { ...track, segments }, masque',
  },
  {
    id: 'small-noise-counts-as-climb',
    file: `${T}/elevation.ts`,
    find: 'const HYSTERESIS = 5',
    replace: 'const HYSTERESIS = 1',
  },
  {
    id: 'bounds-forget-the-last-point',
    file: `${T}/bounds.ts`,
    find: 'est = Math.max(est, longitude)',
    replace: 'est = Math.max(est, ouest)',
  },
  {
    id: 'steepest-climb-comes-first-instead-of-the-longest',
    file: `${T}/climbs.ts`,
    find: 'b.longueur - a.longueur || a.debut',
    replace: 'b.pente_max - a.pente_max || a.debut',
  },
  {
    id: 'loop-is-the-same-as-a-part-of-it',
    file: `${T}/sameness.ts`,
    find: 'return liesAlong(left, right, reach) && liesAlong(right, left, reach)',
    replace: 'return liesAlong(left, right, reach)',
  },
  {
    id: 'long-race-is-run-at-one-pace',
    file: `${T}/predict.ts`,
    find: 'base.temps * shareTime(effort / base.effort, hours, base.fatigue)',
    replace: 'base.temps * (effort / base.effort)',
  },
  {
    id: 'slow-climber-is-slow-twice-after-a-hilly-race',
    file: `${T}/endurance.ts`,
    find: 'getSlopeFactor(slope) * factorOnSlope(loi, slope)',
    replace: 'getSlopeFactor(slope)',
  },
  {
    id: 'own-fade-is-forgotten-on-the-way',
    file: `${T}/fade.ts`,
    find: 'findFade(hours) * own',
    replace: 'findFade(hours)',
  },
  {
    id: 'who-runs-longer-slows-down-no-more',
    file: `${T}/fade.ts`,
    find: 'const fade = findFade(hours) * own',
    replace: 'const fade = findFade(Math.min(hours, 12)) * own',
  },
  {
    id: 'segments-keep-the-order-of-the-file',
    file: `${T}/chronology.ts`,
    find: 'isInOrder(pieces) ? null : arrange(pieces)',
    replace: 'isInOrder(pieces) || pieces.length > 1 ? null : arrange(pieces)',
  },
  {
    id: 'time-recorded-twice-is-kept-twice',
    file: `${T}/chronology.ts`,
    find: 'if (time > start && time < end) return true',
    replace: 'if (time > start && time < start) return true',
  },
]
