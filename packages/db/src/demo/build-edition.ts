import { isPast } from '@foulee/domain/courses/edition'
import { addDays, addMonths } from '@foulee/domain/shared/calendrier'
import { PARIS } from '@foulee/domain/shared/fuseau'
import { parisInstant } from '@foulee/domain/shared/heure-paris'
import { ETAT } from '@foulee/domain/shared/publication'
import { buildEpreuve } from './build-epreuve.ts'
import type { EditionTree } from './insert-courses.ts'
import { findLastDay } from './placement.ts'
import type { DemoRace } from './races/demo-race.ts'
import { createRandom } from './random.ts'

type EditionPlan = {
  date_debut: string
  slug: string
  annulee?: boolean
  /** Reason of the cancellation of the edition (`annulee`), else of its last épreuve. */
  motif?: string | undefined
  reportee_du?: string
  isFar?: boolean
}

type Opening = { ouverture: Date; fermeture: Date }

/**
 * Registration opens six months ahead and closes a week before; earlier for races that people
 * travel to.
 */
function planOpening({ epreuves }: DemoRace, date_debut: string): Opening {
  const isMajor = epreuves.some(
    ({ label, distance }) => label === 'international' || distance >= 80_000,
  )
  return {
    ouverture: parisInstant(addMonths(date_debut, isMajor ? -9 : -6), '10:00'),
    fermeture: parisInstant(addDays(date_debut, isMajor ? -21 : -7), '23:59'),
  }
}

type Filling = Pick<EditionTree, 'inscrits' | 'liste_attente'>

function fill(places: number, { ouverture, fermeture }: Opening, now: Date, seed: string): Filling {
  const random = createRandom(seed)
  const success = 0.35 + 0.6 * random.next()
  const luck = random.next()
  if (now < ouverture) return { inscrits: 0 }
  if (luck < 0.12) return { inscrits: places }
  if (luck < 0.22) return { inscrits: places, liste_attente: true }
  const elapsed = (Number(now) - Number(ouverture)) / (Number(fermeture) - Number(ouverture))
  return { inscrits: Math.floor(places * success * Math.min(1, elapsed)) }
}

/** A cross has registration on site only: no link, no dates. */
function buildRegistration(race: DemoRace, plan: EditionPlan, places: number, now: Date) {
  const { date_debut, slug, isFar } = plan
  if (isFar || race.types[0] === 'cross') return {}
  const opening = planOpening(race, date_debut)
  return {
    url_inscription: `https://inscriptions.example/${slug}/${date_debut.slice(0, 4)}`,
    inscription_ouverture: opening.ouverture.toISOString(),
    inscription_fermeture: opening.fermeture.toISOString(),
    places,
    ...fill(places, opening, now, `${slug}/${date_debut}`),
  }
}

export function buildEdition(race: DemoRace, plan: EditionPlan, now: Date): EditionTree {
  const { date_debut, slug, annulee = false, reportee_du = null, motif = null } = plan
  const editions_fin = findLastDay(race, date_debut)
  const isLast = isPast({ date_debut, editions_fin }, now, PARIS)
  const year = Number(date_debut.slice(0, 4))
  const setting = { slug, year, isLast, isRun: isLast && !annulee }
  const epreuves = race.epreuves.map((epreuve, ordre) => ({
    ...buildEpreuve(epreuve, ordre, setting),
    ...(motif &&
      !annulee &&
      ordre === race.epreuves.length - 1 && { etat: ETAT.annulee, annulation_motif: motif }),
  }))
  const starts = epreuves.flatMap(({ heure_depart }) => heure_depart ?? [])
  const places = epreuves.reduce((sum, epreuve) => sum + (epreuve.places ?? 0), 0)
  return {
    date_debut,
    editions_fin,
    // Over several days the first start is unknown.
    heure_depart: editions_fin ? null : (starts.toSorted()[0] ?? null),
    annulee,
    annulation_motif: annulee ? motif : null,
    reportee_du,
    ...buildRegistration(race, plan, places, now),
    epreuves,
  }
}
