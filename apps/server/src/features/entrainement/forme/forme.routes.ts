import { forme } from '@foulee/contract/entrainement/forme'
import type { Body } from '@foulee/contract/shared/call'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db } from '@foulee/db/connect'
import { consentementsSante, douleurs, vmas } from '@foulee/db/schema'
import { getVmaDemiCooper } from '@foulee/domain/entrainement/vma'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { and, eq } from 'drizzle-orm'
import { implement } from '#kernel/calls/feature.ts'
import { findForme, findSante, presentDouleur, presentVma } from './forme.queries.ts'

/** VMA of a request body, in tenths of km/h. @throws ApiError `champs_invalides` */
function readVma({ source, vma, distance, le }: Body<'POST /api/training/vma'>, today: string) {
  const rejectField = (field: string, message: string) => {
    throw new ApiError('champs_invalides', { errors: { [field]: message } })
  }
  if (le > today) rejectField('le', 'Indiquez un jour passé.')
  if (source === 'demi_cooper') {
    if (distance !== undefined) return Math.round((getVmaDemiCooper(distance) ?? 0) * 10)
    return rejectField('distance', 'Indiquez la distance courue en six minutes, en mètres.')
  }
  if (vma !== undefined) return Math.round(vma * 10)
  return rejectField('vma', 'Indiquez une vitesse en km/h.')
}

function idOf([row]: readonly { id: number }[]): number {
  if (!row) throw new Error('The insert returned nothing.')
  return row.id
}

async function setSante(
  db: Db,
  users_id: number,
  { accord, fc_max }: Body<'POST /api/training/sante'>,
  now: Date,
): Promise<void> {
  // Withdrawing the consent erases the data under it, pains included.
  if (!accord) {
    await db.delete(consentementsSante).where(eq(consentementsSante.users_id, users_id))
    return
  }
  await db
    .insert(consentementsSante)
    .values({ users_id, fc_max: fc_max ?? null, accorde_le: now.toISOString() })
    .onConflictDoUpdate({
      target: consentementsSante.users_id,
      set: fc_max === undefined ? { users_id } : { fc_max },
    })
}

export const formeRoutes = implement(forme, {
  'POST /api/training/forme': async ({ db, user, clock }) => ({
    data: await findForme(db, user.id, parisDate(clock())),
  }),

  'POST /api/training/vma': async ({ db, user, body, clock }) => {
    const today = parisDate(clock())
    const vma = readVma(body, today) ?? 0
    const { source, le } = body
    const values = { users_id: user.id, vma, source, le, created_at: clock().toISOString() }
    const id = await db.transaction(async (tx) =>
      idOf(await tx.insert(vmas).values(values).returning({ id: vmas.id })),
    )
    return { id, data: presentVma({ id, ...values }) }
  },

  'POST /api/training/vma/del': async ({ db, user, body, clock }) => {
    await db.delete(vmas).where(and(eq(vmas.id, body.id), eq(vmas.users_id, user.id)))
    return { data: await findForme(db, user.id, parisDate(clock())) }
  },

  'POST /api/training/sante': async ({ db, user, body, clock }) => {
    await setSante(db, user.id, body, clock())
    return { data: await findForme(db, user.id, parisDate(clock())) }
  },

  'POST /api/training/douleur': async ({ db, user, body }) => {
    const { jour, lieu, intensite, mots } = body
    if (!(await findSante(db, user.id))) throw new ApiError('consentement_requis')
    const values = { users_id: user.id, jour, lieu, intensite, mots: mots || null }
    const id = await db.transaction(async (tx) =>
      idOf(await tx.insert(douleurs).values(values).returning({ id: douleurs.id })),
    )
    return { id, data: presentDouleur({ id, ...values }) }
  },

  'POST /api/training/douleur/del': async ({ db, user, body, clock }) => {
    await db.delete(douleurs).where(and(eq(douleurs.id, body.id), eq(douleurs.users_id, user.id)))
    return { data: await findForme(db, user.id, parisDate(clock())) }
  },
})
