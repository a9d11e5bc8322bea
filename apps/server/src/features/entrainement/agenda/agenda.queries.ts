import type { Agenda } from '@foulee/contract/entrainement/agenda'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db } from '@foulee/db/connect'
import { agendaFlux, users } from '@foulee/db/schema'
import { findConflits } from '@foulee/domain/entrainement/conflits'
import { addDays, countDays } from '@foulee/domain/shared/calendrier'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { and, eq, isNull } from 'drizzle-orm'
import type { Services } from '#kernel/services.ts'
import { listEntries } from './elements.ts'

type Context = Pick<Services, 'db' | 'registry'>
type Days = { du: string; au: string }

const MAX_DAYS = 400
const AROUND = { before: 14, after: 28 }

export function readDays(query: { du?: string; au?: string }, today: string): Days {
  const du = query.du ?? addDays(query.au ?? today, -AROUND.before)
  const au = query.au ?? addDays(query.du ?? today, AROUND.after)
  const days = countDays(du, au)
  if (days >= 0 && days <= MAX_DAYS) return { du, au }
  const errors = { au: `Choisissez un jour après le premier, à ${MAX_DAYS}\u00a0jours au plus.` }
  throw new ApiError('champs_invalides', { errors })
}

export async function findAgenda(
  context: Context,
  { users_id, ...days }: Days & { users_id: number },
): Promise<Agenda> {
  const entries = await listEntries(context, { users_id, ...days })
  const conflits = findConflits(entries.flatMap(({ element }) => element ?? []))
  const [flux] = await context.db
    .select({ created_at: agendaFlux.created_at })
    .from(agendaFlux)
    .where(eq(agendaFlux.users_id, users_id))
  return {
    items: entries.map(({ item }) => item),
    conflits: conflits.map(({ jour, phrase }) => ({ jour, message: phrase })),
    flux_depuis: flux ? parisDate(new Date(flux.created_at)) : null,
  }
}

/**
 * Member behind a private address.
 * @throws ApiError `agenda_introuvable`, also for a closed or suspended account
 */
export async function getFlux(db: Db, token_hash: string): Promise<number> {
  const [row] = await db
    .select({ users_id: agendaFlux.users_id })
    .from(agendaFlux)
    .innerJoin(users, eq(users.id, agendaFlux.users_id))
    .where(
      and(
        eq(agendaFlux.token_hash, token_hash),
        isNull(users.supprime_le),
        isNull(users.suspendu_le),
      ),
    )
  if (!row) throw new ApiError('agenda_introuvable')
  return row.users_id
}
