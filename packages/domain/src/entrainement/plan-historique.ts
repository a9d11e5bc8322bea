/** The saves and moves of a plan in French words, for whoever edits it. */

import { describeField, describeMoveTo, type FieldWords, quote, shorten } from '../historique.ts'
import { NIVEAU_LABELS } from '../membres/profil.ts'
import { formatDistanceShort, formatNombre, formatPrix } from '../mesure.ts'
import { SPORT_LABELS } from '../sport.ts'
import type { Changes } from '../version.ts'
import { OBJECTIF_PLAN_LABELS } from './plan.ts'
import { sayChoice } from './seance-historique.ts'

export const nameSection = (section: string): string =>
  section === 'semaines' ? 'Les semaines' : 'Le plan'

const sayDistance = (value: unknown) => formatDistanceShort(Number(value))
const sayMetres = (value: unknown) => `${formatNombre(Number(value))}\u00a0m`

const WORDS: FieldWords = {
  names: {
    titre: 'Titre',
    description: 'Description',
    sport: 'Sport',
    niveau: 'Niveau',
    objectif: 'Objectif',
    distance_cible: 'Distance visée',
    denivele_cible: 'Dénivelé visé',
    prix: 'Prix',
    premium: 'Accès',
  },
  sayers: {
    sport: sayChoice(SPORT_LABELS),
    niveau: sayChoice(NIVEAU_LABELS),
    objectif: sayChoice(OBJECTIF_PLAN_LABELS),
    distance_cible: sayDistance,
    denivele_cible: sayMetres,
    prix: (value) => formatPrix(Number(value)),
    premium: (value) => (value ? 'membres premium' : 'tous les membres'),
  },
}

const WEEK = /^semaine_(\d+)$/
const numberOf = (field: string) => Number(WEEK.exec(field)?.[1] ?? 0)

/** A week put before the others changes them all: so many are told, the rest is counted. */
const MAX_WEEKS = 6

/** What changed in words, a line each; of weeks, the titles of their sessions. */
export function describeChanges(changes: Changes): string[] {
  // As stored, the tenth week comes before the second.
  const entries = Object.entries(changes).sort(([a], [b]) => numberOf(a) - numberOf(b))
  const lines = entries.map(([field, change]) =>
    numberOf(field)
      ? `Semaine ${numberOf(field)}\u00a0: ${describeWeek(change)}`
      : describeField(field, change, WORDS),
  )
  const nb = entries.filter(([field]) => numberOf(field)).length - MAX_WEEKS
  // One more is as short as saying so.
  return nb > 1 ? [...lines.slice(0, -nb), `Et ${nb} autres semaines.`] : lines
}

/** The titles as they were and are; the same ones when something within the sessions changed. */
function describeWeek([before, after]: readonly [unknown, unknown]): string {
  if (typeof after !== 'string') return 'retirée'
  if (typeof before !== 'string') return after ? `ajoutée, ${sayTitles(after)}` : 'ajoutée'
  if (before === after) return after ? `modifiée, ${sayTitles(after)}` : 'modifiée'
  return `${sayTitles(before)}, puis ${sayTitles(after)}`
}

const sayTitles = (titles: string) => (titles ? quote(shorten(titles)) : 'sans séance')

/** What a move of the publication is called; one that says why was the staff's. */
export const describeMove = (_de: number | null, vers: number, motif: string | null): string =>
  describeMoveTo(vers, motif !== null, 'masculin')
