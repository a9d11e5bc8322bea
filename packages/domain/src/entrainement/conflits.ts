import { addDays, countDays } from '../shared/calendrier.ts'
import { groupBy } from '../shared/everywhere.ts'
import { formatKmEffort } from '../shared/mesure.ts'
import { isDure, type ObjectifSeance } from './seance.ts'

/** `id` is unique on the calendar across kinds; days are `YYYY-MM-DD`. */
type Element = { id: string; titre: string }
export type ElementAgenda =
  | (Element & {
      type: 'seance'
      jour: string
      objectif: ObjectifSeance
      plan: number | null
    })
  | (Element & {
      type: 'epreuve'
      jour: string
      /** From `getKmEffort`; if null, recovery is not checked. */
      km_effort: number | null
    })
  | (Element & { type: 'sejour'; debut: string; fin: string })
type Seance = Extract<ElementAgenda, { type: 'seance' }>
type Epreuve = Extract<ElementAgenda, { type: 'epreuve' }>
type Sejour = Extract<ElementAgenda, { type: 'sejour' }>

export type CodeConflit =
  | 'jour_de_course'
  | 'veille_de_course'
  | 'deux_courses'
  | 'recuperation_courte'
  | 'sejour'
  | 'deux_plans'
/** `ids` in the order of the sentence; `jour` is the day to display it. */
export type Conflit = { code: CodeConflit; jour: string; ids: [string, string]; phrase: string }

/**
 * Recovery after a race: an assumption based on Daniels (« Running Formula »), one easy day per 3
 * km raced, here in km-effort to include climbing; six weeks at most.
 */
export type RegleRecuperation = { km_effort_par_jour: number; jours_max: number }
export const REGLE_RECUPERATION: RegleRecuperation = { km_effort_par_jour: 3, jours_max: 42 }

export function getJoursRecuperation(
  km_effort: number,
  { km_effort_par_jour, jours_max }: RegleRecuperation = REGLE_RECUPERATION,
): number {
  return Math.min(jours_max, Math.ceil(km_effort / km_effort_par_jour))
}

const quote = ({ titre }: Element) => `«\u00a0${titre}\u00a0»`
const days = (nombre: number) => `${nombre}\u00a0jour${nombre > 1 ? 's' : ''}`

function compareWithRace(seance: Seance, course: Epreuve): Conflit | null {
  if (seance.objectif === 'course') return null
  const ids: [string, string] = [seance.id, course.id]
  if (seance.jour === course.jour) {
    const phrase = `${quote(seance)} tombe le jour de ${quote(course)}.`
    return { code: 'jour_de_course', jour: seance.jour, ids, phrase }
  }
  if (!isDure(seance.objectif) || addDays(seance.jour, 1) !== course.jour) return null
  const phrase = `${quote(seance)}, une séance dure, tombe la veille de ${quote(course)}.`
  return { code: 'veille_de_course', jour: seance.jour, ids, phrase }
}

function compareRaces(first: Epreuve, next: Epreuve, regle: RegleRecuperation): Conflit | null {
  const ids: [string, string] = [first.id, next.id]
  if (first.jour === next.jour) {
    const phrase = `${quote(first)} et ${quote(next)} ont lieu le même jour.`
    return { code: 'deux_courses', jour: next.jour, ids, phrase }
  }
  if (first.km_effort === null) return null
  const between = countDays(first.jour, next.jour) - 1
  const needed = getJoursRecuperation(first.km_effort, regle)
  if (between >= needed) return null
  const left = between === 0 ? 'ne laisse aucun jour' : `laisse ${days(between)}`
  const phrase = `${quote(next)} ${left} de récupération après ${quote(first)} (${formatKmEffort(first.km_effort)})\u00a0: on en conseille ${needed}.`
  return { code: 'recuperation_courte', jour: next.jour, ids, phrase }
}

function compareWithStay(seance: Seance, sejour: Sejour): Conflit | null {
  if (seance.jour < sejour.debut || seance.jour > sejour.fin) return null
  const phrase = `${quote(seance)} tombe pendant votre séjour ${quote(sejour)}.`
  return { code: 'sejour', jour: seance.jour, ids: [seance.id, sejour.id], phrase }
}

/** A personal session beside a plan is intentional; two plans on one day are an accident. */
function comparePlans(a: Seance, b: Seance): Conflit | null {
  if (a.jour !== b.jour || a.plan === null || b.plan === null || a.plan === b.plan) return null
  const phrase = `${quote(a)} et ${quote(b)} viennent de deux plans et tombent le même jour.`
  return { code: 'deux_plans', jour: a.jour, ids: [a.id, b.id], phrase }
}

const pairs = <T extends { jour: string }>(list: readonly T[]): [T, T][] => {
  const sorted = [...list].sort((a, b) => (a.jour < b.jour ? -1 : Number(a.jour > b.jour)))
  return sorted.flatMap((a, index) => sorted.slice(index + 1).map((b): [T, T] => [a, b]))
}

export function findConflits(
  elements: readonly ElementAgenda[],
  regle: RegleRecuperation = REGLE_RECUPERATION,
): Conflit[] {
  const seances = elements.filter((element) => element.type === 'seance')
  const courses = elements.filter((element) => element.type === 'epreuve')
  const sejours = elements.filter((element) => element.type === 'sejour')
  const parJour = groupBy(seances, ({ jour }) => jour)
  const near = ({ jour }: Epreuve) => [
    ...(parJour.get(addDays(jour, -1)) ?? []),
    ...(parJour.get(jour) ?? []),
  ]
  const found = [
    ...courses.flatMap((course) => near(course).map((item) => compareWithRace(item, course))),
    ...pairs(courses).map(([first, next]) => compareRaces(first, next, regle)),
    ...sejours.flatMap((sejour) => seances.map((seance) => compareWithStay(seance, sejour))),
    ...[...parJour.values()].flatMap((siennes) =>
      pairs(siennes).map(([a, b]) => comparePlans(a, b)),
    ),
  ]
  return found
    .filter((conflit) => conflit !== null)
    .sort((a, b) => (a.jour < b.jour ? -1 : Number(a.jour > b.jour)))
}
