import type { Groupe } from '@foulee/domain/club/evenement'
import { addDays, countDays } from '@foulee/domain/shared/calendrier'
import { parisDate, parisInstant } from '@foulee/domain/shared/heure-paris'
import type * as t from '../../schema.ts'
import { createRandom, type Random } from '../random.ts'

export type DemoDate = {
  id: number
  titre: string
  jour: string
  debut: Date
  fin: Date
  annule_le: string | null
  places: number | null
  groupes: readonly Groupe[]
}

type Row = Omit<typeof t.inscriptions.$inferInsert, 'id'>
type InscriptionContext = {
  date: DemoDate
  gens: readonly number[]
  habitues: readonly number[]
  part: number | null
  accueil: number
  now: Date
}

const MINUTE_MS = 60_000
const SANS_LIMITE = 18
const LOIN = 50

export function buildInscriptions(inscriptionContext: InscriptionContext): Row[] {
  const { date, gens, habitues, now } = inscriptionContext
  const random = createRandom(`${date.titre}/${date.jour}/inscriptions`)
  const wanted = countWanted(inscriptionContext, random)
  const newcomers = gens.filter((id) => !habitues.includes(id))
  const from = random.int(0, Math.max(0, newcomers.length - 1))
  const turned = [...newcomers.slice(from), ...newcomers.slice(0, from)]
  const coming = [...habitues, ...turned].slice(0, wanted)
  const leaving = turned.slice(wanted).filter(() => random.chance(0.06))
  const isOver = date.fin <= now
  return [
    ...coming.map((id) => {
      const row = register(inscriptionContext, id, random)
      const isSeen = isOver && !row.annule_le && (habitues.includes(id) || random.chance(0.87))
      return isSeen ? { ...row, ...markAttendance(inscriptionContext, random) } : row
    }),
    ...leaving.map((id) =>
      cancelRow(inscriptionContext, register(inscriptionContext, id, random), random),
    ),
  ]
}

function countWanted({ date, part, habitues, now }: InscriptionContext, random: Random): number {
  const places = date.places ?? SANS_LIMITE
  if (part !== null) return Math.round(part * places)
  const days = Math.max(0, countDays(parisDate(now), date.jour))
  const near = Math.max(0, 1 - days / LOIN)
  const share = (0.35 + 0.4 * random.next()) * near
  return Math.max(habitues.length, Math.min(places - 1, Math.round(share * places)))
}

function register({ date, now }: InscriptionContext, users_id: number, random: Random): Row {
  const last = date.debut < now ? date.debut : now
  const day = addDays(parisDate(last), -random.int(1, 12))
  const created_at = parisInstant(day, `${random.int(10, 21)}:${random.int(10, 59)}`).toISOString()
  const row: Row = {
    evenement_dates_id: date.id,
    users_id,
    cle: `demo-${date.id}-${users_id}`,
    etat: 'inscrit',
    groupe: date.groupes.length ? random.pick(date.groupes).nom : null,
    created_at,
  }
  const { annule_le } = date
  return annule_le ? { ...row, etat: 'annule', annule_le, annule_par: 'date' } : row
}

function markAttendance({ date, accueil }: InscriptionContext, random: Random): Partial<Row> {
  const at = new Date(date.debut.getTime() + random.int(-15, 10) * MINUTE_MS)
  return {
    valide_le: at.toISOString(),
    valide_par: accueil,
    valide_comment: random.chance(0.7) ? 'code' : 'nom',
  }
}

function cancelRow({ date, now }: InscriptionContext, row: Row, random: Random): Row {
  if (date.annule_le || !row.created_at) return row
  const at = Date.parse(row.created_at) + random.int(20, 400) * MINUTE_MS
  const annule_le = new Date(Math.min(at, now.getTime())).toISOString()
  return { ...row, etat: 'annule', annule_le, annule_par: 'membre' }
}
