import { addDays } from '@foulee/domain/shared/calendrier'
import { parisDate, parisInstant } from '@foulee/domain/shared/heure-paris'
import { ETAT } from '@foulee/domain/shared/publication'
import type { CourseTree } from './insert-courses.ts'
import { createRandom, type Random } from './random.ts'
import { isOfLea, type PlacedRace } from './situations.ts'

export type Actors = { lea: number; nora: number }

const MOTIFS = [
  'La préfecture a fermé le massif en raison du risque d’incendie.',
  'Trop peu de bénévoles cette année pour assurer la sécurité de tous les carrefours.',
  'Les crues de l’hiver ont emporté deux passerelles du parcours.',
  'Les travaux de la traversée du bourg ne permettent pas de tracer un parcours sûr.',
]
const REFUS =
  'La description ne dit ni où retirer les dossards ni comment venir. Pouvez-vous la compléter\u00a0?'

export function getCancellation(slug: string, now: Date): { jour: string; motif: string } {
  const random = createRandom(`${slug}/annulation`)
  return { jour: addDays(parisDate(now), -random.int(2, 9)), motif: random.pick(MOTIFS) }
}

function inTheEvening(day: string, random: Random): string {
  const [hour, minute] = [random.int(18, 22), random.int(10, 59)]
  return parisInstant(day, `${hour}:${minute}`).toISOString()
}

const isNew = ({ situation }: PlacedRace) =>
  situation === 'validation' || situation.startsWith('brouillon')

function planDays(placed: PlacedRace, random: Random, now: Date) {
  const entered = isNew(placed)
    ? addDays(parisDate(now), -random.int(10, 40))
    : addDays(placed.placement.derniere, -random.int(290, 420))
  const submitted = addDays(entered, random.int(1, 3))
  return { entered, submitted, answered: addDays(submitted, random.int(1, 3)) }
}

type Moves = NonNullable<CourseTree['journal']>

function buildMoves(placed: PlacedRace, { lea, nora }: Actors, random: Random, now: Date): Moves {
  const { situation, slug } = placed
  const days = planDays(placed, random, now)
  const author = isOfLea(placed) ? lea : nora
  const at = (day: string) => ({ created_at: inTheEvening(day, random) })
  const { brouillon, validation, publiee, annulee } = ETAT
  const entry = { de: null, vers: brouillon, users_id: author, ...at(days.entered) }
  if (situation === 'brouillon' || situation === 'brouillon_vide') return [entry]
  const submission = {
    de: brouillon,
    vers: validation,
    users_id: author,
    ...at(days.submitted),
  }
  if (situation === 'validation') return [entry, submission]
  const answer = { de: validation, users_id: nora, ...at(days.answered) }
  if (situation === 'brouillon_refuse') {
    return [entry, submission, { ...answer, vers: brouillon, motif: REFUS }]
  }
  const approved = [entry, submission, { ...answer, vers: publiee }]
  if (situation !== 'annulee') return approved
  const { jour, motif } = getCancellation(slug, now)
  return [...approved, { de: publiee, vers: annulee, users_id: author, motif, ...at(jour) }]
}

export function buildHistory(placed: PlacedRace, actors: Actors, now: Date) {
  const random = createRandom(`${placed.slug}/journal`)
  const journal = buildMoves(placed, actors, random, now)
  const moves = journal.flatMap(({ created_at }) => created_at ?? [])
  const results = inTheEvening(addDays(placed.placement.derniere, 1), random)
  const isKnown = !isNew(placed) && new Date(results) < now
  return {
    created_by: isOfLea(placed) ? actors.lea : actors.nora,
    created_at: moves[0] ?? now.toISOString(),
    updated_at: [...moves, ...(isKnown ? [results] : [])].toSorted().at(-1) ?? now.toISOString(),
    annulation_motif: placed.situation === 'annulee' ? (journal.at(-1)?.motif ?? null) : null,
    journal,
  }
}
