import type { Db, Tx } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import {
  announceChanges,
  announceDites,
  type Changement,
  type Dite,
} from '@foulee/domain/entrainement/annonces'
import { getMemberName } from '@foulee/domain/membres/personne'
import { formatDateLongue } from '@foulee/domain/shared/date'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { JobContext } from '#kernel/jobs/work.ts'
import { notifyMembers } from '#kernel/notifications/notify-members.ts'
import type { Job } from '#platform/jobs/job.ts'
import { faitsKey } from './annonces.keys.ts'

/** Minutes without news after which those that came are told together, and longest wait. */
const QUIET = 5
const LONGEST = 30
const BATCH = 200

export const annonceEntrainement: Job<object> = {
  name: 'annonce-entrainement',
  cron: '* * * * *',
  every: 30,
  options: { retryLimit: 3, retryDelay: 60, retryBackoff: true },
}

type Context = Pick<JobContext, 'db' | 'clock'>
type Pair = { athletes_id: number; vers: 'athlete' | 'coach' }

/** Tells athletes and coaches what the other did, gathered (produit 11.7), once. */
export async function tellTrainings({ db, clock }: Context): Promise<void> {
  const now = clock()
  for (const pair of await findDue(db, now)) await db.transaction((tx) => tell(tx, pair, now))
}

async function findDue(db: Db, now: Date): Promise<Pair[]> {
  const { athletes_id, vers, created_at } = t.entrainementAnnonces
  const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString()
  return db
    .select({ athletes_id, vers })
    .from(t.entrainementAnnonces)
    .groupBy(athletes_id, vers)
    .having(sql`max(${created_at}) <= ${before(QUIET)} or min(${created_at}) <= ${before(LONGEST)}`)
    .orderBy(sql`min(${created_at})`)
    .limit(BATCH)
}

async function tell(tx: Tx, pair: Pair, now: Date): Promise<void> {
  const { entrainementAnnonces: queue } = t
  const rows = await tx
    .delete(queue)
    .where(and(eq(queue.athletes_id, pair.athletes_id), eq(queue.vers, pair.vers)))
    .returning()
  const last = Math.max(...rows.map(({ id }) => id))
  const relation = await findRelation(tx, pair.athletes_id)
  // A coaching that ended tells nothing more.
  if (!relation || !rows.length) return
  const ids = (key: 'gestes_id' | 'entrainements_id') => rows.flatMap((row) => row[key] ?? [])
  if (pair.vers === 'athlete') {
    const changes = [
      ...(await findActs(tx, ids('gestes_id'))),
      ...(await findReworded(tx, ids('entrainements_id'))),
    ]
    return tellAthlete(tx, { relation, changes, last, now })
  }
  return tellCoach(tx, {
    relation,
    dites: await findDites(tx, relation, ids('entrainements_id')),
    last,
    now,
  })
}

async function findRelation(tx: Tx, athletes_id: number) {
  const [relation] = await tx
    .select()
    .from(t.athletes)
    .where(and(eq(t.athletes.id, athletes_id), isNull(t.athletes.fin)))
  return relation ?? null
}
type Relation = NonNullable<Awaited<ReturnType<typeof findRelation>>>

async function findName(tx: Tx, id: number): Promise<string> {
  const [row] = await tx
    .select({ prenom: t.users.prenom, nom: t.users.nom, public_name: t.profils.public_name })
    .from(t.users)
    .leftJoin(t.profils, eq(t.profils.users_id, t.users.id))
    .where(eq(t.users.id, id))
  return row ? getMemberName(row) : ''
}

const QUOI: Partial<Record<typeof t.entrainementGestes.$inferSelect.geste, Changement['quoi']>> = {
  ajouter: 'donnee',
  retirer: 'retiree',
}

async function findActs(tx: Tx, ids: readonly number[]): Promise<Changement[]> {
  const { entrainementGestes: acts } = t
  const rows = await tx
    .select()
    .from(acts)
    .where(inArray(acts.id, [...ids]))
    .orderBy(asc(acts.id))
  return rows.map(({ geste, raison, changements, annule_le }) => ({
    quoi: annule_le ? 'reprise' : (QUOI[geste] ?? 'deplacee'),
    nb: changements.length,
    raison: annule_le ? `Repris\u00a0: ${raison}` : raison,
  }))
}

async function findReworded(tx: Tx, ids: readonly number[]): Promise<Changement[]> {
  const rows = await findSessions(tx, ids)
  return rows.map(({ titre, jour }) => ({
    quoi: 'reecrite',
    nb: 1,
    raison: `«\u00a0${titre}\u00a0» du ${formatDateLongue(jour)} a été réécrite.`,
  }))
}

async function findDites(tx: Tx, { partages }: Relation, ids: readonly number[]): Promise<Dite[]> {
  if (!partages.includes('calendrier') || !partages.includes('faits')) return []
  const rows = await findSessions(tx, ids)
  return rows.flatMap(({ titre, jour, etat, fait_rpe: rpe, fait_mots }) => {
    const aDesMots = partages.includes('mots') && Boolean(fait_mots)
    return etat === 'fait' || etat === 'manque' ? [{ titre, jour, etat, rpe, aDesMots }] : []
  })
}

const findSessions = (tx: Tx, ids: readonly number[]) =>
  tx
    .select()
    .from(t.entrainements)
    .where(inArray(t.entrainements.id, [...ids]))
    .orderBy(asc(t.entrainements.jour), asc(t.entrainements.id))

type Telling = { relation: Relation; last: number; now: Date }

async function tellAthlete(
  tx: Tx,
  { relation, changes, last, now }: Telling & { changes: readonly Changement[] },
): Promise<void> {
  if (!changes.length) return
  const { titre, texte, lignes } = announceChanges(await findName(tx, relation.coach_id), changes)
  const cle = `entrainement:change:${relation.id}:${last}`
  const nouvelles = [{ cle, titre, texte, url: '/training' }]
  const mail = { lignes, auteur_id: relation.coach_id, bouton: 'Voir mon calendrier' }
  const lecteurs = [{ users_id: relation.users_id, nouvelles, mail }]
  await notifyMembers(tx, { kind: 'entrainement', le: now, lecteurs })
}

async function tellCoach(
  tx: Tx,
  { relation, dites, last, now }: Telling & { dites: readonly Dite[] },
): Promise<void> {
  if (!dites.length) return
  const { titre, texte, lignes } = announceDites(await findName(tx, relation.users_id), dites)
  const cle = `${faitsKey(relation.id)}:${last}`
  const url = `/contribution/athletes/${relation.users_id}`
  const nouvelles = [{ cle, titre, texte, url }]
  const mail = { lignes, auteur_id: relation.users_id, bouton: 'Voir son calendrier' }
  const lecteurs = [{ users_id: relation.coach_id, nouvelles, mail }]
  await notifyMembers(tx, { kind: 'entrainement', le: now, lecteurs })
}
