import { NIVEAU_LABELS } from '../membres/profil.ts'
import {
  describeField,
  describeMoveOf,
  describeMoveTo,
  type FieldWords,
  quote,
  shorten,
} from '../shared/historique.ts'
import { formatDistanceShort, formatNombre, formatPrix } from '../shared/mesure.ts'
import { SPORT_LABELS } from '../shared/sport.ts'
import type { Changes } from '../shared/version.ts'
import { OBJECTIF_PLAN_LABELS } from './plan.ts'
import { formatChoice } from './seance-historique.ts'

export const labelSection = (section: string): string =>
  section === 'semaines' ? 'Les semaines' : 'Le plan'

const formatDistance = (value: unknown) => formatDistanceShort(Number(value))
const formatMetres = (value: unknown) => `${formatNombre(Number(value))}\u00a0m`

const WORDS: FieldWords = {
  names: {
    titre: 'le titre',
    description: 'la description',
    sport: 'le sport',
    niveau: 'le niveau',
    objectif: 'l’objectif',
    distance_cible: 'la distance visée',
    denivele_cible: 'le dénivelé visé',
    prix: 'le prix',
    premium: 'l’accès',
  },
  formatters: {
    sport: formatChoice(SPORT_LABELS),
    niveau: formatChoice(NIVEAU_LABELS),
    objectif: formatChoice(OBJECTIF_PLAN_LABELS),
    distance_cible: formatDistance,
    denivele_cible: formatMetres,
    prix: (value) => formatPrix(Number(value)),
    premium: (value) =>
      value ? '«\u00a0membres premium\u00a0»' : '«\u00a0tous les membres\u00a0»',
  },
}

const WEEK = /^semaine_(\d+)$/
const numberOf = (field: string) => Number(WEEK.exec(field)?.[1] ?? 0)

const MAX_WEEKS = 6

export function describeChanges(changes: Changes): string[] {
  // Stored keys sort week 10 before week 2.
  const entries = Object.entries(changes).sort(([a], [b]) => numberOf(a) - numberOf(b))
  const lines = entries.map(([field, change]) =>
    numberOf(field)
      ? describeWeek(`la semaine ${numberOf(field)}`, change)
      : describeField(field, change, WORDS),
  )
  const nb = entries.filter(([field]) => numberOf(field)).length - MAX_WEEKS
  // A single remaining week is listed rather than counted.
  return nb > 1 ? [...lines.slice(0, -nb), `a changé ${nb} autres semaines`] : lines
}

function describeWeek(week: string, [before, after]: readonly [unknown, unknown]): string {
  if (typeof after !== 'string') return `a retiré ${week}`
  const now = after && `, ${formatTitles(after)}`
  if (typeof before !== 'string') return `a ajouté ${week}${now}`
  if (before === after) return `a modifié ${week}${now}`
  return `a changé ${week}\u00a0: ${formatTitles(before)}, puis ${formatTitles(after)}`
}

const formatTitles = (titles: string) => (titles ? quote(shorten(titles)) : 'sans séance')

/** Label of a publication step; a step with a reason is by staff. */
export const describeMove = (_de: number | null, vers: number, motif: string | null): string =>
  describeMoveTo(vers, motif !== null, 'masculin')

export const describeDeed = (_de: number | null, vers: number, motif: string | null): string =>
  describeMoveOf(
    { vers, motif, isSentBack: motif !== null },
    { thing: 'le plan', accord: 'masculin' },
  )
