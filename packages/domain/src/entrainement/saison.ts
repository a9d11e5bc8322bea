import type { Inscription } from '../courses/edition.ts'
import type { ListeEtat } from '../echanges/liste.ts'
import { addDays, countDays } from '../shared/calendrier.ts'
import { formatDateLongue } from '../shared/date.ts'
import { formatKmEffort } from '../shared/mesure.ts'
import { getJoursRecuperation } from './conflits.ts'

/** A year of races, judged (produit 11.12). Days are `YYYY-MM-DD`. */

export const PRIORITES = ['A', 'B', 'C'] as const
export type Priorite = (typeof PRIORITES)[number]
export const PRIORITE_LABELS: Readonly<Record<Priorite, string>> = {
  A: 'Objectif',
  B: 'Étape',
  C: 'Pour le plaisir',
}

export type CourseDeSaison = {
  /** Épreuve. */
  id: number
  titre: string
  jour: string
  heure: string | null
  priorite: Priorite | null
  km_effort: number | null
  etat: ListeEtat
  inscription: Inscription | null
  annulee: boolean
}

type Periode = { debut: string; fin: string }
export type Saison = {
  aujourdhui: string
  courses: readonly CourseDeSaison[]
  /** Stays far from every race of their days. */
  sejours: readonly (Periode & { titre: string })[]
  pauses: readonly Periode[]
  plans: readonly (Periode & { titre: string; epreuves_id: number | null })[]
  /** Last days of the health pass and of the licence; null if unknown. */
  papiers: { pps_fin: string | null; licence_fin: string | null }
}

export const CODES_SAISON = [
  'annulee',
  'close',
  'complete',
  'papier',
  'meme_jour',
  'recuperation',
  'affutage',
  'deux_objectifs',
  'sejour',
  'pause',
  'deux_plans',
  'plan_decale',
  'sans_plan',
] as const
export type CodeSaison = (typeof CODES_SAISON)[number]

/** `ids` of the races of the sentence; `faire` is what may be done. */
export type Remarque = {
  code: CodeSaison
  jour: string
  ids: number[]
  phrase: string
  faire: string
}

/** Taper: two weeks (Bosquet et al. 2007), one for less than 60 km-effort (assumption). */
const AFFUTAGE = { long: 14, court: 7, effort: 60 } as const
/** A race this share of the goal’s effort tires during the taper (assumption). */
const PART_QUI_FATIGUE = 1 / 3
/** Days between two goals: recovery, three weeks of work, taper (assumption). */
const ENTRE_OBJECTIFS = 42
/** Weeks before a goal in which a plan helps, and days from which it is too late. */
const PLAN = { tot: 16 * 7, tard: 14 } as const
/** Days by which a plan may miss its race. */
const PLAN_PRES = 2
/** Days that two plans may share: the last easy ones, and the first. */
const PLANS_ENSEMBLE = 7

const quote = ({ titre }: { titre: string }) => `«\u00a0${titre}\u00a0»`
const days = (nombre: number) => `${nombre}\u00a0jour${nombre > 1 ? 's' : ''}`

/** Remarks in the order of their days, those of one race before those between two. */
export function judgeSaison(saison: Saison): Remarque[] {
  const { aujourdhui } = saison
  const courses = saison.courses.toSorted((a, b) => a.jour.localeCompare(b.jour))
  const coming = courses.filter(({ jour, etat }) => jour >= aujourdhui && isOpen(etat))
  const held = coming.filter(({ annulee }) => !annulee)
  const ran = courses.filter(({ jour, etat }) => jour < aujourdhui && etat === 'termine')
  return [
    ...coming.filter(({ annulee }) => annulee).map(sayCancelled),
    ...held.flatMap((course) => [
      ...judgeInscription(course),
      ...judgePapiers(course, saison),
      ...judgeAbsence(course, saison),
      ...judgePlan(course, saison),
    ]),
    ...[...ran, ...held].flatMap((first, rank, all) =>
      all.slice(rank + 1).flatMap((next) => judgePair(first, next, aujourdhui)),
    ),
    ...judgePlans(saison),
  ].toSorted((a, b) => a.jour.localeCompare(b.jour))
}

const isOpen = (etat: ListeEtat): boolean => etat === 'envie' || etat === 'inscrit'

const sayCancelled = (course: CourseDeSaison): Remarque => ({
  code: 'annulee',
  jour: course.jour,
  ids: [course.id],
  phrase: `${quote(course)} est annulée.`,
  faire: 'Sa page propose des courses qui lui ressemblent.',
})

function judgeInscription(course: CourseDeSaison): Remarque[] {
  const { id, jour, etat, inscription } = course
  if (etat === 'inscrit') return []
  const said = { jour, ids: [id] }
  if (inscription === 'close') {
    const phrase = `Les inscriptions à ${quote(course)} sont closes, et vous ne l’avez pas notée «\u00a0Inscrit\u00a0».`
    return [
      {
        ...said,
        code: 'close',
        phrase,
        faire: 'Notez-la «\u00a0Inscrit\u00a0», ou changez de course.',
      },
    ]
  }
  if (inscription !== 'complete' && inscription !== 'liste_attente') return []
  const phrase = `${quote(course)} est complète, et vous ne l’avez pas notée «\u00a0Inscrit\u00a0».`
  return [
    {
      ...said,
      code: 'complete',
      phrase,
      faire: 'Demandez la liste d’attente, ou changez de course.',
    },
  ]
}

/** An unknown paper says nothing. */
function judgePapiers(course: CourseDeSaison, { papiers }: Saison): Remarque[] {
  const ends = [papiers.pps_fin, papiers.licence_fin].filter((fin) => fin !== null).sort()
  const last = ends.at(-1)
  if (last === undefined || last >= course.jour) return []
  const what = last === papiers.licence_fin ? 'Votre licence' : 'Votre Pass Prévention Santé'
  return [
    {
      code: 'papier',
      jour: course.jour,
      ids: [course.id],
      phrase: `${what} finit le ${formatDateLongue(last)}, avant ${quote(course)}.`,
      faire: 'Renouvelez-le avant ce jour, puis notez sa nouvelle fin dans votre profil.',
    },
  ]
}

const includes = ({ debut, fin }: Periode, jour: string) => jour >= debut && jour <= fin

function judgeAbsence(course: CourseDeSaison, { sejours, pauses }: Saison): Remarque[] {
  const { id, jour } = course
  const said = { jour, ids: [id] }
  return [
    ...sejours
      .filter((sejour) => includes(sejour, jour))
      .map((sejour) => ({
        ...said,
        code: 'sejour' as const,
        phrase: `${quote(course)} tombe pendant votre séjour ${quote(sejour)}, qui est ailleurs.`,
        faire: 'Changez le départ du séjour, ou la course.',
      })),
    ...pauses
      .filter((pause) => includes(pause, jour))
      .map(() => ({
        ...said,
        code: 'pause' as const,
        phrase: `${quote(course)} tombe pendant une pause de votre entraînement.`,
        faire: 'Raccourcissez la pause si elle s’y prête, ou laissez passer la course.',
      })),
  ]
}

function judgePlan(course: CourseDeSaison, { aujourdhui, plans }: Saison): Remarque[] {
  const { id, jour, priorite } = course
  const said = { jour, ids: [id] }
  const own = plans.find(({ epreuves_id }) => epreuves_id === id)
  if (own) {
    if (Math.abs(countDays(own.fin, jour)) <= PLAN_PRES) return []
    const phrase = `Votre plan ${quote(own)} finit le ${formatDateLongue(own.fin)}, et non le jour de ${quote(course)}.`
    return [
      { ...said, code: 'plan_decale', phrase, faire: 'Programmez-le à nouveau vers cette course.' },
    ]
  }
  const left = countDays(aujourdhui, jour)
  const isDue = priorite === 'A' && left <= PLAN.tot && left >= PLAN.tard
  if (!isDue || plans.some((plan) => includes(plan, jour))) return []
  const phrase = `${quote(course)}, un objectif, est dans ${days(left)} sans plan qui y mène.`
  return [{ ...said, code: 'sans_plan', phrase, faire: 'Choisissez un plan de cette durée.' }]
}

/** One remark a pair, the gravest. */
function judgePair(first: CourseDeSaison, next: CourseDeSaison, aujourdhui: string): Remarque[] {
  if (next.jour < aujourdhui) return []
  const said = { jour: next.jour, ids: [first.id, next.id] }
  if (first.jour === next.jour) {
    const when =
      first.heure !== null && first.heure === next.heure ? 'à la même heure' : 'le même jour'
    const phrase = `${quote(first)} et ${quote(next)} partent ${when}.`
    return [{ ...said, code: 'meme_jour', phrase, faire: 'Gardez-en une.' }]
  }
  const between = countDays(first.jour, next.jour) - 1
  const needed = first.km_effort === null ? 0 : getJoursRecuperation(first.km_effort)
  if (first.km_effort !== null && between < needed) {
    const left = between === 0 ? 'ne laisse aucun jour' : `laisse ${days(between)}`
    const phrase = `${quote(next)} ${left} de récupération après ${quote(first)} (${formatKmEffort(first.km_effort)})\u00a0: on en conseille ${needed}.`
    return [
      {
        ...said,
        code: 'recuperation',
        phrase,
        faire: 'Courez la seconde sans forcer, ou changez-en une.',
      },
    ]
  }
  if (first.jour < aujourdhui || next.priorite !== 'A') return []
  if (tires(first, next) && between < taperOf(next)) {
    const phrase = `${quote(first)} tombe pendant l’affûtage de ${quote(next)}, ${days(between + 1)} avant.`
    return [
      {
        ...said,
        code: 'affutage',
        phrase,
        faire: 'Courez-la comme une séance facile, ou passez-la.',
      },
    ]
  }
  if (first.priorite !== 'A' || between >= ENTRE_OBJECTIFS) return []
  const phrase = `${days(between)} séparent deux objectifs, ${quote(first)} et ${quote(next)}\u00a0: on en conseille ${ENTRE_OBJECTIFS}.`
  return [{ ...said, code: 'deux_objectifs', phrase, faire: 'Faites de l’un une étape (B).' }]
}

const taperOf = ({ km_effort }: CourseDeSaison): number =>
  km_effort !== null && km_effort < AFFUTAGE.effort ? AFFUTAGE.court : AFFUTAGE.long

function tires(first: CourseDeSaison, goal: CourseDeSaison): boolean {
  if (first.priorite === 'A' || first.priorite === 'B') return true
  return (first.km_effort ?? 0) > (goal.km_effort ?? 0) * PART_QUI_FATIGUE
}

function judgePlans({ plans, aujourdhui }: Saison): Remarque[] {
  const coming = plans.filter(({ fin }) => fin >= aujourdhui)
  return coming.flatMap((first, rank) =>
    coming.slice(rank + 1).flatMap((next): Remarque[] => {
      const debut = first.debut > next.debut ? first.debut : next.debut
      const fin = first.fin < next.fin ? first.fin : next.fin
      if (addDays(debut, PLANS_ENSEMBLE) > fin) return []
      const phrase = `Vos plans ${quote(first)} et ${quote(next)} se recouvrent du ${formatDateLongue(debut)} au ${formatDateLongue(fin)}.`
      return [
        {
          code: 'deux_plans',
          jour: debut,
          ids: [],
          phrase,
          faire: 'Arrêtez-en un, ou décalez-le.',
        },
      ]
    }),
  )
}
