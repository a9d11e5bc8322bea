import { formatDistance, formatNombre } from '../shared/mesure.ts'

/** Bounds of a loop that is proposed (produit 9.19), as shares. */
export const BOUCLE_ECARTS = { longueur: 0.1, denivele: 0.15, repetee: 0.2 } as const
/** Metres of climb within which any loop is as wanted: less is noise of the terrain. */
const DENIVELE_LIBRE = 15

export type BoucleWanted = {
  /** Metres, or seconds for this runner. */
  mesure: number
  denivele: number | null
}

export type BoucleFound = {
  /** In the unit of the demand; the length in metres beside it. */
  mesure: number
  distance: number
  denivele: number | null
  part_repetee: number
  /** Share on the wanted ground; null when no ground is wanted or known. */
  part_terrain: number | null
  /** From the ground of a race (formules 6.9); null when none is wanted or known. */
  ecart?: number | null
}

const gap = (value: number, wanted: number) => Math.abs(value - wanted) / Math.max(1, wanted)

const isLong = ({ mesure }: BoucleFound, wanted: BoucleWanted) =>
  gap(mesure, wanted.mesure) <= BOUCLE_ECARTS.longueur

function isHigh({ denivele }: BoucleFound, wanted: BoucleWanted): boolean {
  if (wanted.denivele === null) return true
  if (denivele === null) return false
  const most = Math.max(DENIVELE_LIBRE, wanted.denivele * BOUCLE_ECARTS.denivele)
  return Math.abs(denivele - wanted.denivele) <= most
}

/** Little enough of it is run twice. */
export const isOpenBoucle = ({ part_repetee }: Pick<BoucleFound, 'part_repetee'>): boolean =>
  part_repetee <= BOUCLE_ECARTS.repetee

/** Whether a loop is what was asked for. */
export const fitsBoucle = (found: BoucleFound, wanted: BoucleWanted): boolean =>
  isLong(found, wanted) && isHigh(found, wanted) && isOpenBoucle(found)

/** Weight of each fault of a loop, all as shares. */
const WEIGHTS = { longueur: 2, denivele: 1.5, repetee: 2, terrain: 1, ecart: 4 } as const

/** Lower is better; 0 is exactly what was asked for. */
export function scoreBoucle(found: BoucleFound, wanted: BoucleWanted): number {
  const { denivele, part_repetee, part_terrain, ecart } = found
  const climb =
    wanted.denivele === null || denivele === null
      ? 0
      : Math.abs(denivele - wanted.denivele) / Math.max(50, wanted.denivele)
  return (
    WEIGHTS.longueur * gap(found.mesure, wanted.mesure) +
    WEIGHTS.denivele * climb +
    WEIGHTS.repetee * part_repetee +
    WEIGHTS.terrain * (part_terrain === null ? 0 : 1 - part_terrain) +
    WEIGHTS.ecart * (ecart ?? 0)
  )
}

type Extent = { min: number; max: number }
export type BouclePossible = { texte: string; distance: Extent | null; denivele: Extent | null }

const extentOf = (values: readonly number[]): Extent | null =>
  values.length ? { min: Math.min(...values), max: Math.max(...values) } : null

const SANS_CHEMINS =
  'Nous ne connaissons pas de chemins ici\u00a0: tracez votre boucle point par point.'
const SANS_BOUCLE =
  'Autour de ce point, les chemins que nous connaissons ne font pas de boucle\u00a0: il faudrait revenir sur ses pas. Partez d’ailleurs, ou tracez un aller-retour.'
const SANS_DENIVELE = 'Le dénivelé n’est pas connu ici\u00a0: demandez une boucle sans dénivelé.'

/**
 * Lengths and climbs of the loops that were found, when none of them fits.
 * @param hasPaths whether the start lies on a path
 */
export function describePossible(
  found: readonly BoucleFound[],
  wanted: BoucleWanted,
  hasPaths: boolean,
): BouclePossible {
  if (!hasPaths) return { texte: SANS_CHEMINS, distance: null, denivele: null }
  const open = found.filter(isOpenBoucle)
  if (!open.length) return { texte: SANS_BOUCLE, distance: null, denivele: null }
  const long = open.filter((boucle) => isLong(boucle, wanted))
  const distance = extentOf((long.length ? long : open).map((boucle) => boucle.distance))
  const denivele = extentOf((long.length ? long : open).flatMap((boucle) => boucle.denivele ?? []))
  if (long.length && !denivele) return { texte: SANS_DENIVELE, distance, denivele: null }
  if (long.length && denivele) {
    const texte = `Les boucles de cette longueur trouvées ici montent ${formatExtent(denivele, formatMetres)}\u00a0: demandez un dénivelé proche.`
    return { texte, distance, denivele }
  }
  const length = distance ? formatExtent(distance, formatDistance) : ''
  const texte = `Les boucles trouvées ici font ${length}\u00a0: demandez une longueur proche, ou partez d’ailleurs.`
  return { texte, distance, denivele }
}

const formatMetres = (metres: number) => `${formatNombre(Math.round(metres))}\u00a0m`

function formatExtent({ min, max }: Extent, format: (value: number) => string): string {
  const [low, high] = [format(min), format(max)]
  return low === high ? `environ ${low}` : `de ${low} à ${high}`
}
