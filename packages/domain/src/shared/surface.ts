/**
 * Surface types of produit 8.5. Keys are OpenStreetMap values (`surface=*`, and `highway=*` for
 * track, path, road, street, steps, cycleway), so that imported tags need no mapping.
 */
const LABELS = {
  unknown: 'Inconnu',
  asphalt: 'Asphalte',
  artificial: 'Artificiel',
  mud: 'Boue',
  compacted: 'Gravier compacté',
  sand: 'Sable',
  paving_stones: 'Pavé',
  natural: 'Naturel',
  rock: 'Roche',
  gravel: 'Gravier',
  concrete: 'Ciment',
  track: 'Chemin',
  path: 'Sentier',
  road: 'Route',
  street: 'Rue',
  steps: 'Escaliers',
  cycleway: 'Voie cyclable',
  paved: 'Goudronné',
  unpaved: 'Non goudronné',
} as const

export type TypeSurface = keyof typeof LABELS

export const SURFACE_LABELS: Readonly<Record<TypeSurface, string>> = LABELS

export function isTypeSurface(type: string): type is TypeSurface {
  return Object.hasOwn(LABELS, type)
}

export const TYPES_SURFACE: readonly TypeSurface[] = Object.keys(LABELS).filter(isTypeSurface)

export function getSurface(type: string): { label: string; class: string } {
  if (!isTypeSurface(type)) return { label: '?', class: 'not-found' }
  return { label: LABELS[type], class: type.replaceAll('_', '-') }
}

// Rounds a decimal text, as 0.285 × 100 = 28.499999999999996 would round down.
function roundShare(share: number): number {
  return Math.round(Number((share * 100).toPrecision(12))) / 100
}

/** Produit 8.5: each share (0 to 1) rounded to 2 decimals. Non-numbers are dropped. */
export function roundShares(shares: Readonly<Record<string, number>>): Record<string, number> {
  const known = Object.entries(shares).filter(([, share]) => Number.isFinite(share))
  return Object.fromEntries(known.map(([type, share]) => [type, roundShare(share)]))
}
