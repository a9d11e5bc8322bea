import { agenda } from '@foulee/contract/entrainement/agenda'
import { agendaFlux } from '@foulee/db/schema'
import { addDays } from '@foulee/domain/shared/calendrier'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { eq } from 'drizzle-orm'
import { findReperes } from '#features/entrainement/forme/forme.queries.ts'
import { implement } from '#kernel/calls/feature.ts'
import { hashToken, newSecret } from '#platform/crypto/new-secret.ts'
import { buildAgenda } from './agenda.calendar.ts'
import { findAgenda, getFlux, readDays } from './agenda.queries.ts'
import { listEntries } from './elements.ts'

const FEED = { before: 31, after: 366 }

export const agendaRoutes = implement(agenda, {
  'POST /api/auth/agenda': async ({ user, query, clock, ...services }) => {
    const days = readDays(query, parisDate(clock()))
    return { data: await findAgenda(services, { users_id: user.id, ...days }) }
  },

  'POST /api/auth/agenda/flux': async ({ db, user, config, limits, clock }) => {
    await limits.consume('envoi', [`compte ${user.id}`])
    const secret = newSecret()
    const row = { token_hash: hashToken(secret), created_at: clock().toISOString() }
    await db
      .insert(agendaFlux)
      .values({ users_id: user.id, ...row })
      .onConflictDoUpdate({ target: agendaFlux.users_id, set: row })
    return { data: { url: `${config.publicUrl}/api/agenda/${secret}.ics` } }
  },

  'POST /api/auth/agenda/flux/del': async ({ db, user }) => {
    await db.delete(agendaFlux).where(eq(agendaFlux.users_id, user.id))
    return { data: null }
  },

  'GET /api/agenda/{token}': async ({ params, clock, ...services }) => {
    const { db, config } = services
    const users_id = await getFlux(db, hashToken(params.token.replace(/\.ics$/, '')))
    const now = clock()
    const today = parisDate(now)
    const days = { du: addDays(today, -FEED.before), au: addDays(today, FEED.after) }
    const entries = await listEntries(services, { users_id, ...days })
    const reperes = await findReperes(db, users_id, today)
    // An outing is no appointment.
    const coming = entries.filter(({ item }) => item.nature !== 'sortie')
    const items = coming.map(({ item, describe }) => ({
      ...item,
      detail: [item.detail, describe?.(reperes)].filter(Boolean).join('\n\n'),
    }))
    return { content: buildAgenda(items, config.publicUrl, now), filename: 'foulee.ics' }
  },
})
