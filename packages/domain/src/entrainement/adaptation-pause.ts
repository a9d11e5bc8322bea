import { addDays, countDays, getMonday } from '../shared/calendrier.ts'
import {
  type Forme,
  type Proposition,
  propose,
  type SeanceAgenda,
  toAbandons,
} from './adaptation.ts'
import { isDure } from './seance.ts'

export const RAISONS_PAUSE = ['malade', 'blesse', 'absent'] as const
export type RaisonPause = (typeof RAISONS_PAUSE)[number]
export const RAISON_PAUSE_LABELS: Readonly<Record<RaisonPause, string>> = {
  malade: 'Malade',
  blesse: 'Blessure',
  absent: 'Absence',
}

/** Days `YYYY-MM-DD`, both included. */
export type Pause = { raison: RaisonPause; du: string; au: string }

type Retour = {
  jours: number
  semaines: readonly Forme[]
  phrase: string
}
const FACILE: Forme = { part: 1, facile: true }
const MOITIE: Forme = { part: 0.5, facile: true }
const TROIS_QUARTS: Forme = { part: 0.75, facile: false }

/**
 * Return after a pause by its length: a coaching rule of thumb, no medical advice. Daniels («
 * Running Formula », on time off) resumes unchanged after up to five days, then at half and three
 * quarters of the load; here the first reduced week starts earlier.
 */
export const RETOURS: readonly Retour[] = [
  { jours: 3, semaines: [], phrase: 'le plan reprend où il en est' },
  { jours: 7, semaines: [FACILE], phrase: 'la première semaine se court sans intensité' },
  {
    jours: Number.POSITIVE_INFINITY,
    semaines: [MOITIE, TROIS_QUARTS],
    phrase:
      'la première semaine est réduite de moitié et sans intensité, la deuxième est aux trois quarts',
  },
]
const LONGUE_PAUSE = 14
const JOURS_APRES_BLESSURE = 7
/** With fewer days left after a long pause, another goal is proposed. */
const JOURS_AVANT_COURSE = 28

const countSeances = (nombre: number, verb: string) =>
  nombre === 0
    ? ''
    : `${nombre}\u00a0séance${nombre > 1 ? 's' : ''} ${verb}${nombre > 1 ? 's' : ''}, `

/** Reduction of a session `jours` days after the return (0 is the first); null for none. */
function findForme(pause: Pause, semaines: readonly Forme[], seance: SeanceAgenda, jours: number) {
  const week = semaines[Math.floor(jours / 7)] ?? { part: 1, facile: false }
  const isTooHard = pause.raison === 'blesse' && jours < JOURS_APRES_BLESSURE
  const facile = (week.facile || isTooHard) && isDure(seance.objectif)
  const apres = { part: seance.part * week.part, facile: seance.facile || facile }
  return apres.part === seance.part && apres.facile === seance.facile ? null : apres
}

/** Weeks of postponement: the interrupted week is repeated as the first full week. */
function countWeeksOff({ du, au }: Pause): number {
  const retour = addDays(au, 1)
  const monday = getMonday(retour) === retour ? retour : addDays(getMonday(retour), 7)
  return countDays(getMonday(du), monday) / 7
}

/**
 * Sessions during the pause are cancelled and the return is progressive. After more than 14 days a
 * plan without a race is postponed and resumes where it stopped; the date of a race cannot move.
 * Races are never cancelled: starting is the runner’s decision.
 */
export function proposePause(agenda: readonly SeanceAgenda[], pause: Pause): Proposition {
  const { du, au, raison } = pause
  const jours = countDays(du, au) + 1
  const retour = RETOURS.find((retour) => jours <= retour.jours)
  const coming = agenda.filter(
    (seanceAgenda) => seanceAgenda.etat === 'prevu' && seanceAgenda.jour >= du,
  )
  const course = coming.find(({ objectif }) => objectif === 'course')
  const movable = coming.filter(({ objectif }) => objectif !== 'course')
  const isPutOff = jours > LONGUE_PAUSE && !course
  const weeks = isPutOff ? countWeeksOff(pause) : 0

  const dropped = isPutOff ? [] : movable.filter(({ jour }) => jour <= au)
  const deplacements = isPutOff
    ? movable.map(({ id, jour }) => ({ id, du: jour, au: addDays(jour, 7 * weeks) }))
    : []
  // After a postponement, the first week is the one in which the plan resumes.
  const first = isPutOff ? addDays(getMonday(du), 7 * weeks) : addDays(au, 1)
  const allegements = movable.flatMap((seance) => {
    const since = countDays(first, addDays(seance.jour, 7 * weeks))
    const apres = since < 0 ? null : findForme(pause, retour?.semaines ?? [], seance, since)
    return apres
      ? [{ id: seance.id, avant: { part: seance.part, facile: seance.facile }, apres }]
      : []
  })

  const lasting = `Pause de ${jours}\u00a0jour${jours > 1 ? 's' : ''}\u00a0: `
  const what = isPutOff
    ? `le plan est décalé de ${weeks}\u00a0semaines et reprend où il s’était arrêté, `
    : countSeances(dropped.length, 'retirée')
  const prudent =
    raison === 'blesse' && retour?.semaines.length === 0
      ? 'rien de dur pendant les sept premiers jours'
      : retour?.phrase
  return propose('pause', `${lasting}${what}${prudent}.${describeCourse(course, pause, jours)}`, {
    deplacements,
    abandons: toAbandons(dropped),
    allegements,
  })
}

function describeCourse(course: SeanceAgenda | undefined, { au }: Pause, jours: number): string {
  if (!course) return ''
  const nom = `«\u00a0${course.titre}\u00a0»`
  if (course.jour <= au) return ` ${nom} tombe pendant la pause\u00a0: à vous d’en décider.`
  const left = countDays(au, course.jour)
  if (jours <= LONGUE_PAUSE || left >= JOURS_AVANT_COURSE) return ''
  return ` Il restera ${left}\u00a0jour${left > 1 ? 's' : ''} avant ${nom}\u00a0: un objectif plus lointain serait plus sage.`
}
