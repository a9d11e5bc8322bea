import { addDays, addMonths, countDays, getDayNumber } from '@foulee/domain/shared/calendrier'
import { parisDate, parisInstant } from '@foulee/domain/shared/heure-paris'
import { getEpreuveKey, type Liens } from './build-sejour.ts'
import { createRandom } from './random.ts'
import { type DemoSejour, readJours } from './sejours/demo-sejour.ts'

/** Past departures are listed for a year, and sales open about as far ahead. */
const JOURS_PASSES = 360
const JOURS_A_VENIR = 350
const SATURDAY = 6
const getWeekday = (day: string) => (getDayNumber(day) + 4) % 7

export function listDays(demo: DemoSejour, liens: Liens, now: Date): string[] {
  const today = parisDate(now)
  const days = readJours(demo)
  const at = days.findIndex(({ course }) => course)
  const course = days[at]?.course
  if (course) {
    const race = liens.courses.get(getEpreuveKey(course))
    return race ? [addDays(race.jour, -at)] : []
  }
  const first = `${addMonths(today, -12).slice(0, 7)}-01`
  return Array.from({ length: 25 }, (_, index) => addMonths(first, index))
    .filter((month) => demo.mois.includes(Number(month.slice(5, 7))))
    .map((month) => {
      const week = createRandom(`${demo.titre}/${month}`).int(0, 3)
      return addDays(month, ((SATURDAY - getWeekday(month) + 7) % 7) + week * 7)
    })
    .filter((day) => {
      const wait = countDays(today, day)
      return wait >= -JOURS_PASSES && wait <= JOURS_A_VENIR
    })
}

const MOTIFS = [
  'Trop peu d’inscrits pour que le groupe parte\u00a0: nous vous proposons une autre date.',
  'Notre guide s’est blessé, et nous n’avons pas trouvé à le remplacer dans de bonnes conditions.',
]

export type DemoDepart = ReturnType<typeof buildDepart>

export function buildDepart(
  demo: DemoSejour,
  voyage: { id: number; created_at: string },
  debut: string,
  now: Date,
) {
  const today = parisDate(now)
  const random = createRandom(`${demo.titre}/${debut}`)
  const wait = countDays(today, debut)
  const isFar = demo.lieu[1] !== 'FR'
  const prix = (demo.prix + (wait < -200 ? -20 : 0)) * 100
  const isOff = demo.situation === undefined && wait > 20 && random.chance(0.05)
  const isReduced = !isOff && wait > 15 && wait < 200 && random.chance(0.15)
  const created_at = parisInstant(
    addDays(debut < today ? debut : today, -210),
    '09:00',
  ).toISOString()
  const lowered = parisInstant(addDays(today, -random.int(3, 20)), '11:30').toISOString()
  return {
    voyages_id: voyage.id,
    debut,
    fin: addDays(debut, readJours(demo).length - 1),
    places: demo.groupe[1],
    participants_min: demo.groupe[0],
    prix: isReduced ? Math.round((prix * 0.9) / 1000) * 1000 : prix,
    supplement_single: demo.single ? demo.single * 100 : null,
    cloture: addDays(debut, isFar ? -28 : -2),
    annule_le: isOff
      ? parisInstant(addDays(today, -random.int(2, 12)), '17:15').toISOString()
      : null,
    annulation_motif: isOff ? random.pick(MOTIFS) : null,
    created_at,
    updated_at: isReduced ? lowered : created_at,
    prix_dates: [
      { prix, created_at },
      ...(isReduced ? [{ prix: Math.round((prix * 0.9) / 1000) * 1000, created_at: lowered }] : []),
    ],
    part: demo.situation ? 0 : pickShare(random.next(), wait),
  }
}

function pickShare(chance: number, wait: number): number {
  if (wait <= 0) return 0.55 + chance * 0.45
  if (wait <= 70) return chance < 0.25 ? 1 : 0.2 + chance * 0.7
  if (wait <= 200) return chance < 0.12 ? 1 : chance * 0.7
  return chance < 0.5 ? 0 : chance * 0.35
}
