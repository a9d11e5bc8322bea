import type { Db, Tx } from '@foulee/db/connect'
import { invalidate } from '@foulee/db/invalidation'
import {
  type BadgeRow,
  findActiveBadges,
  findBadge,
  insertBadges,
  refreshBadge,
} from '@foulee/db/read-models/badges'
import { syncFaits } from '@foulee/db/read-models/faits'
import { users } from '@foulee/db/schema'
import { FAIT_KINDS, type FaitKind } from '@foulee/domain/club/fait'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { writePublication } from '#kernel/feed/write-publication.ts'
import type { JobContext } from '#kernel/jobs/work.ts'
import { type Nouvelle, notifyMembers } from '#kernel/notifications/notify-members.ts'
import { badgesMembre } from '#kernel/points/badges.facts.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { Job } from '#platform/jobs/job.ts'
import { findUnplaced, locateOutings } from './badges.locations.ts'

/** Advisory lock per member: the last writer has read all facts. */
const LOCK = 70_417_015
const MAX_SINGLE_NOTICES = 3
const CHUNK = 500

type Settling = { users_id: number; kinds: readonly FaitKind[]; now: Date }

/**
 * Updates a member's progress towards the badges that count these kinds of facts, and awards those
 * that are reached.
 */
export async function settleMember(tx: Tx, { users_id, kinds, now }: Settling): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK}, ${users_id})`)
  const isThere = await tx.$count(users, and(eq(users.id, users_id), isNull(users.supprime_le)))
  if (!isThere) return
  for (const kind of kinds) await syncFaits(tx, kind, { users_id, today: parisDate(now) })
  if (kinds.includes('sortie')) await locateOutings(tx, users_id)
  const won: BadgeRow[] = []
  for (const badge of await findActiveBadges(tx, kinds)) {
    if ((await refreshBadge(tx, badge, { users_id, now })).length) won.push(badge)
  }
  if (!won.length) return
  await notifyBadges(tx, [users_id], describeWon(won), now)
  await publishBadges(tx, users_id, { won, now })
  const tags = won.map(({ id }) => `badge:${id}` as const)
  await invalidate(tx, [], ['badges', `profil:${users_id}`, ...tags])
}

/** Followers hear of the highest badge of an act alone; retroactive awards are not announced. */
async function publishBadges(
  tx: Tx,
  users_id: number,
  { won, now }: { won: readonly BadgeRow[]; now: Date },
): Promise<void> {
  const [highest] = won.toSorted((a, b) => b.medaille.rang - a.medaille.rang || a.id - b.id)
  if (!highest || won.length > MAX_SINGLE_NOTICES) return
  const { id } = highest
  await writePublication(tx, {
    kind: 'badge',
    cle: `badge:${id}:${users_id}`,
    fait_id: id,
    objet: { kind: 'badge', id },
    emetteur: { kind: 'profil', id: users_id },
    users_id,
    now,
  })
}

function describeWon(won: readonly BadgeRow[]): Nouvelle[] {
  if (won.length <= MAX_SINGLE_NOTICES) return won.map(describeBadge)
  return [
    {
      cle: `badges:${won.map(({ id }) => id).join(',')}`,
      titre: `${won.length}\u00a0badges gagnés`,
      texte: `Vous avez gagné «\u00a0${won[0]?.titre}\u00a0» et ${won.length - 1}\u00a0autres.`,
      url: '/badges',
    },
  ]
}

const describeBadge = ({ id, slug, titre, description }: BadgeRow): Nouvelle => ({
  cle: `badge:${id}`,
  titre: `Badge gagné\u00a0: ${titre}`,
  texte: description,
  url: `/badge/${slug}`,
})

const notifyBadges = (tx: Tx, ids: readonly number[], nouvelles: readonly Nouvelle[], le: Date) =>
  notifyMembers(tx, {
    kind: 'badges',
    le,
    lecteurs: ids.map((users_id) => ({ users_id, nouvelles, mail: { bouton: 'Voir le badge' } })),
  })

type Context = Pick<JobContext, 'db' | 'clock'>

export const countMember = (
  { db, clock }: Context,
  { users_id, kinds }: { users_id: number; kinds: FaitKind[] },
): Promise<void> => db.transaction((tx) => settleMember(tx, { users_id, kinds, now: clock() }))

export const badgesPasse: Job<{ badges_id: number }> = {
  name: 'badges-passe',
  every: 5,
  options: { retryLimit: 5, retryDelay: 60, retryBackoff: true },
}

export async function countPast(
  { db, clock }: Context,
  { badges_id }: { badges_id: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const badge = await findBadge(tx, String(badges_id))
    if (!badge?.actif_le) return
    const now = clock()
    const won = await refreshBadge(tx, badge, { users_id: null, now })
    for (let from = 0; from < won.length; from += CHUNK) {
      const batch = won.slice(from, from + CHUNK)
      await notifyBadges(tx, batch, [describeBadge(badge)], now)
    }
    const profils = won.map((users_id) => `profil:${users_id}` as const)
    await invalidate(tx, [], ['badges', `badge:${badge.id}`, ...profils])
  })
}

/**
 * Compares the facts of all members with the recorded ones, each night and on the start of a new
 * version: stays that ended, plans completed, withdrawals elsewhere. Only members with a difference
 * are counted again.
 */
export const badgesReleve: Job<object> = {
  name: 'badges-releve',
  cron: '40 3 * * *',
  every: 60,
  options: { retryLimit: 3, retryDelay: 300, retryBackoff: true },
}

export async function readAllFaits({ db, clock }: Context): Promise<void> {
  await insertBadges(db, clock())
  const changed = new Map<number, FaitKind[]>()
  for (const kind of FAIT_KINDS) {
    const members = await syncFaits(db, kind, { users_id: null, today: parisDate(clock()) })
    for (const users_id of members) {
      changed.set(users_id, [...(changed.get(users_id) ?? []), kind])
    }
  }
  for (const users_id of await findUnplaced(db)) {
    if (!changed.has(users_id)) changed.set(users_id, ['sortie'])
  }
  for (const [users_id, kinds] of changed) await enqueue(db, badgesMembre, { users_id, kinds })
}

export const queueReleve = (db: Db): Promise<void> => enqueue(db, badgesReleve, {})
