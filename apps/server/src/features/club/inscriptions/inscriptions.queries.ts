import type {
  AttenteEvenement,
  Inscription,
  MaDate,
  MesInscriptions,
} from '@foulee/contract/club/inscriptions'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { canRegister, canWait } from '@foulee/domain/club/inscription'
import { getDisplayName } from '@foulee/domain/membres/personne'
import { isCancelled, isPublished } from '@foulee/domain/shared/publication'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { canEditEvenement } from '#features/club/evenements/evenements.policy.ts'
import { toIso } from '#platform/db/dates.ts'
import type { User } from '#platform/http/user.ts'
import { getCodeKey, signInscription } from './codes.ts'
import { type DateOf, presentDate, presentInscription, readDates } from './date-rows.ts'

const MANY = 500

type Viewer = { user: User; now: Date }

export async function findMyInscriptions(db: Db, { user, now }: Viewer): Promise<MesInscriptions> {
  const inscriptions = await findOwn(db, { user, now })
  const isOver = ({ date, etat }: Inscription) =>
    etat === 'annule' || date.phase === 'finie' || date.phase === 'annulee'
  const byStart = (a: Inscription, b: Inscription) => a.date.debut.localeCompare(b.date.debut)
  return {
    inscriptions: [
      ...inscriptions.filter((inscription) => !isOver(inscription)).sort(byStart),
      ...inscriptions.filter(isOver).sort((a, b) => byStart(b, a)),
    ],
    attentes: await findAttentes(db, { user, now }),
  }
}

async function findOwn(
  db: Db,
  { user, now, dates_id }: Viewer & { dates_id?: number },
): Promise<Inscription[]> {
  const { inscriptions } = t
  const rows = await db
    .select()
    .from(inscriptions)
    .where(
      and(
        eq(inscriptions.users_id, user.id),
        dates_id ? eq(inscriptions.evenement_dates_id, dates_id) : undefined,
      ),
    )
    .orderBy(desc(inscriptions.id))
    .limit(MANY)
  if (!rows.length) return []
  const key = await getCodeKey(db)
  const dates = await readDates(
    db,
    rows.map(({ evenement_dates_id }) => evenement_dates_id),
  )
  return rows.flatMap((row) => {
    const of = dates.get(row.evenement_dates_id)
    if (!of) return []
    const seen = {
      code: signInscription(key, row),
      nom: getDisplayName(user),
      isOwn: true,
      isDesk: false,
    }
    return [presentInscription(row, of, { ...seen, now })]
  })
}

/**
 * Rank of an entry on the list of its date, itself included. The outer table is spelled out: in a
 * statement with one table Drizzle writes columns without it, and they would be those of `a`.
 */
const rang = sql<number>`(select count(*)::int from evenement_attentes a
  where a.evenement_dates_id = evenement_attentes.evenement_dates_id
    and a.id <= evenement_attentes.id and a.etat in ('attente', 'proposee'))`

async function findAttentes(db: Db, { user, now }: Viewer): Promise<AttenteEvenement[]> {
  const rows = await db
    .select({ attente: t.evenementAttentes, rang })
    .from(t.evenementAttentes)
    .where(
      and(
        eq(t.evenementAttentes.users_id, user.id),
        inArray(t.evenementAttentes.etat, ['attente', 'proposee', 'expiree']),
      ),
    )
    .orderBy(desc(t.evenementAttentes.id))
    .limit(MANY)
  const dates = await readDates(
    db,
    rows.map(({ attente }) => attente.evenement_dates_id),
  )
  const seenDates = new Set<number>()
  const shown = rows.flatMap(({ attente, rang: rank }) => {
    const { etat, evenement_dates_id } = attente
    const of = dates.get(evenement_dates_id)
    if (!of || seenDates.has(evenement_dates_id)) return []
    if (etat !== 'attente' && etat !== 'proposee' && etat !== 'expiree') return []
    seenDates.add(evenement_dates_id)
    const date = presentDate(of, now)
    if (!canWait(date.date.phase)) return []
    return [
      {
        id: attente.id,
        ...date,
        etat,
        rang: etat === 'expiree' ? null : rank,
        expire_le: toIso(attente.expire_le),
        created_at: toIso(attente.created_at),
      },
    ]
  })
  return shown.sort((a, b) => a.date.debut.localeCompare(b.date.debut))
}

export async function getMyAttente(
  db: Db,
  { id, ...viewer }: Viewer & { id: number },
): Promise<AttenteEvenement> {
  const found = (await findAttentes(db, viewer)).find((attente) => attente.id === id)
  if (!found) throw new ApiError('attente_introuvable')
  return found
}

/**
 * One date for a member.
 * @throws ApiError `evenement_date_introuvable`, also for another's draft
 */
export async function getMyDate(
  db: Db,
  { user, dates_id, now }: Viewer & { dates_id: number },
): Promise<MaDate> {
  const of = (await readDates(db, [dates_id])).get(dates_id)
  if (!of) throw new ApiError('evenement_date_introuvable')
  const { etat } = of.evenement
  const isDesk = await canEditEvenement(db, user, of.evenement)
  const [last] = await findOwn(db, { user, now, dates_id })
  const isSeen = isPublished(etat) || isCancelled(etat) || isDesk || last
  if (!isSeen) throw new ApiError('evenement_date_introuvable')
  const inscription = last?.etat === 'inscrit' || last?.annule_par === 'date' ? last : null
  const attente =
    (await findAttentes(db, { user, now })).find(({ date }) => date.id === dates_id) ?? null
  return {
    ...presentDate(of, now),
    inscription,
    attente,
    droits: {
      ...getDroits(of, { attente, isComing: last?.etat === 'inscrit', now }),
      accueillir: isDesk,
    },
  }
}

type Mine = { attente: AttenteEvenement | null; isComing: boolean; now: Date }

function getDroits(of: DateOf, { attente, isComing, now }: Mine) {
  const { date } = presentDate(of, now)
  const hasPlace = date.places_restantes !== 0 || attente?.etat === 'proposee'
  return {
    inscrire: !isComing && hasPlace && canRegister(date.phase),
    attendre: !(isComing || hasPlace) && attente?.etat !== 'attente' && canWait(date.phase),
  }
}

/**
 * A registration, for its member and for the check-in.
 * @throws ApiError `inscription_introuvable`, also for another's
 */
export async function getInscription(
  db: Db,
  { id, user, now }: Viewer & { id: number },
): Promise<Inscription> {
  const [row] = await db
    .select({ inscription: t.inscriptions, membre: t.users })
    .from(t.inscriptions)
    .leftJoin(t.users, eq(t.users.id, t.inscriptions.users_id))
    .where(eq(t.inscriptions.id, id))
  const of = row && (await readDates(db, [row.inscription.evenement_dates_id])).values().next()
  if (!row || !of?.value) throw new ApiError('inscription_introuvable')
  const isOwn = row.inscription.users_id === user.id
  const isDesk = await canEditEvenement(db, user, of.value.evenement)
  if (!isOwn && !isDesk) throw new ApiError('inscription_introuvable')
  const code = signInscription(await getCodeKey(db), row.inscription)
  const nom = row.membre && getDisplayName(row.membre)
  return presentInscription(row.inscription, of.value, { code, nom, isOwn, isDesk, now })
}
