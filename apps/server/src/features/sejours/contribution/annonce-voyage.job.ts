import type { Tx } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { getNotifications } from '@foulee/domain/echanges/notification'
import { isCancelled, isPublished } from '@foulee/domain/publication'
import { SANS_TITRE } from '@foulee/domain/sejours/voyage'
import { and, eq, gt, inArray, isNull, notInArray } from 'drizzle-orm'
import type { JobContext } from '../../../jobs/job.ts'
import { queueMail } from '../../../mail/queue.ts'
import { addNotices } from '../../echanges/notifications/add-notices.ts'
import type { VoyageNews } from './annonce-voyage.ts'

/** How many people are told in one transaction. */
const BATCH = 200

/**
 * Tells them all, some at a time. Done again, it goes on with those who were not told: notice and
 * mail of one person stand together.
 */
export async function tellTravellers(
  { db }: Pick<JobContext, 'db'>,
  news: VoyageNews,
): Promise<void> {
  const [voyage] = await db.select().from(t.voyages).where(eq(t.voyages.id, news.voyages_id))
  if (!voyage) return
  for (let last = 0, isMore = true; isMore; ) {
    const readers = await db.transaction(async (tx) => {
      const found = await findReaders(tx, news, last)
      await tell(tx, voyage, news, found)
      return found
    })
    last = readers.at(-1)?.users_id ?? last
    isMore = readers.length === BATCH
  }
}

/** Who means to go and is not told otherwise, from one id on. */
async function findReaders(tx: Tx, { voyages_id, sauf = [] }: VoyageNews, last: number) {
  const rows = await tx
    .select({
      users_id: t.users.id,
      email: t.users.email,
      prenom: t.users.prenom,
      choices: t.profils.notifications,
    })
    .from(t.liste)
    .innerJoin(t.users, eq(t.users.id, t.liste.users_id))
    .leftJoin(t.profils, eq(t.profils.users_id, t.users.id))
    .where(
      and(
        eq(t.liste.type, 'voyage'),
        eq(t.liste.objet_id, voyages_id),
        inArray(t.liste.etat, ['envie', 'inscrit']),
        gt(t.users.id, last),
        notInArray(t.users.id, sauf),
        isNull(t.users.supprime_le),
      ),
    )
    .orderBy(t.users.id)
    .limit(BATCH)
  return rows.map(({ choices, ...reader }) => ({
    ...reader,
    mail: getNotifications(choices ?? {}).sejours,
  }))
}

type Voyage = typeof t.voyages.$inferSelect
type Readers = Awaited<ReturnType<typeof findReaders>>

async function tell(
  tx: Tx,
  { id, titre, slug, etat }: Voyage,
  { titre: what, texte, le }: VoyageNews,
  readers: Readers,
): Promise<void> {
  const nom = titre || SANS_TITRE
  const url = isPublished(etat) || isCancelled(etat) ? `/sejours/${slug}` : '/ma-runlist'
  const notice = {
    kind: 'sejours' as const,
    cle: `voyage:${id}:${what}:${le}`,
    titre: `${nom}\u00a0: ${what.charAt(0).toLowerCase()}${what.slice(1)}`,
    texte,
    url,
    created_at: le,
  }
  const told = await addNotices(
    tx,
    readers.map(({ users_id }) => ({ ...notice, users_id })),
  )
  for (const { users_id, mail, email, prenom } of readers) {
    if (!mail || !told.has(users_id)) continue
    const props = { prenom, nom, lignes: [texte], page: url }
    await queueMail(tx, { to: email, template: 'voyage-change', props })
  }
}
