import { addDays } from '@foulee/domain/shared/calendrier'
import { findDepartement, getDepartementFromCodePostal } from '@foulee/domain/shared/departement'
import { ETAT } from '@foulee/domain/shared/publication'
import { buildContent } from './build-content.ts'
import { buildEdition } from './build-edition.ts'
import { type Actors, buildHistory, getCancellation } from './build-journal.ts'
import { buildPratique } from './build-pratique.ts'
import type { CourseTree, EditionTree } from './insert-courses.ts'
import type { DemoRace } from './races/demo-race.ts'
import { createRandom } from './random.ts'
import type { PlacedRace } from './situations.ts'

const ETATS: Partial<Record<PlacedRace['situation'], number>> = {
  annulee: ETAT.annulee,
  validation: ETAT.validation,
  brouillon: ETAT.brouillon,
  brouillon_refuse: ETAT.brouillon,
  brouillon_vide: ETAT.brouillon,
}

export function buildPlace({ ville, code_postal, position }: DemoRace) {
  const departement = getDepartementFromCodePostal(code_postal)
  const region = findDepartement(departement ?? '')?.region ?? null
  return { ville, code_postal, departement, region, position }
}

const POSTPONED_DAYS = 28
const HAS_MOTIF: readonly PlacedRace['situation'][] = [
  'annulee',
  'edition_annulee',
  'epreuve_annulee',
]

function buildEditions(placed: PlacedRace, now: Date): EditionTree[] {
  const { race, slug, situation } = placed
  const { derniere, prochaine, suivante } = placed.placement
  const random = createRandom(`${slug}/editions`)
  const [isStormy, isAhead] = [random.chance(0.03), random.chance(0.3)]
  if (situation === 'brouillon_vide') return []
  const next = {
    slug,
    date_debut: situation === 'reportee' ? addDays(prochaine, POSTPONED_DAYS) : prochaine,
    ...(situation === 'reportee' && { reportee_du: prochaine }),
    annulee: situation === 'annulee' || situation === 'edition_annulee',
    ...(HAS_MOTIF.includes(situation) && { motif: getCancellation(slug, now).motif }),
  }
  const last = { slug, date_debut: derniere, annulee: isStormy }
  const far = { slug, date_debut: suivante, isFar: true }
  const isNew = ETATS[situation] !== undefined && situation !== 'annulee'
  const plans = isNew ? [next] : [last, next, ...(isAhead ? [far] : [])]
  return plans.map((plan) => buildEdition(race, plan, now))
}

export function buildCourse(
  placed: PlacedRace,
  organisateurs_id: number,
  actors: Actors,
  now: Date,
): CourseTree {
  const { race, slug, situation } = placed
  const editions = buildEditions(placed, now)
  const phone = createRandom(`${slug}/telephone`).int(1000, 9999)
  return {
    slug,
    organisateurs_id,
    nom: race.nom,
    description: situation === 'brouillon_vide' ? null : race.description,
    ...buildPlace(race),
    types: race.types,
    pratique: situation === 'brouillon_vide' ? {} : buildPratique(slug),
    site: race.site ?? null,
    email: `contact@${slug}.example`,
    // 06 39 98 is reserved for fiction by the regulator.
    telephone: `06 39 98 ${String(phone).slice(0, 2)} ${String(phone).slice(2)}`,
    etat: ETATS[situation] ?? ETAT.publiee,
    ...buildHistory(placed, actors, now),
    ...buildContent(placed, editions, now),
    editions,
  }
}
