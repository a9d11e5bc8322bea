import type { Tx } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { SANS_TITRE } from '@foulee/domain/sejours/voyage'
import { isCancelled, isPublished } from '@foulee/domain/shared/publication'
import { and, eq, gt, inArray, isNull, notInArray } from 'drizzle-orm'
import type { JobContext } from '#kernel/jobs/work.ts'
import { notifyMembers } from '#kernel/notifications/notify-members.ts'
import type { VoyageNews } from './annonce-voyage.ts'

const BATCH = 200

/**
 * Notifies followers batch by batch. A retry goes on with those not notified: notice and mail share
 * a transaction.
 */
export async function notifyTravellers(
  { db }: Pick<JobContext, 'db'>,
  news: VoyageNews,
): Promise<void> {
  const [voyage] = await db.select().from(t.voyages).where(eq(t.voyages.id, news.voyages_id))
  if (!voyage) return
  for (let last = 0, isMore = true; isMore; ) {
    const readers = await db.transaction(async (tx) => {
      const found = await findReaders(tx, news, last)
      await notifyReaders(tx, voyage, news, found)
      return found
    })
    last = readers.at(-1)?.users_id ?? last
    isMore = readers.length === BATCH
  }
}

async function findReaders(tx: Tx, { voyages_id, sauf = [] }: VoyageNews, last: number) {
  return tx
    .select({ users_id: t.users.id })
    .from(t.liste)
    .innerJoin(t.users, eq(t.users.id, t.liste.users_id))
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
}

type Voyage = typeof t.voyages.$inferSelect
type Readers = Awaited<ReturnType<typeof findReaders>>

async function notifyReaders(
  tx: Tx,
  { id, titre, slug, etat }: Voyage,
  { titre: what, texte, le }: VoyageNews,
  readers: Readers,
): Promise<void> {
  const nom = titre || SANS_TITRE
  const url = isPublished(etat) || isCancelled(etat) ? `/sejours/${slug}` : '/ma-runlist'
  const nouvelle = {
    cle: `voyage:${id}:${what}:${le}`,
    titre: `${nom}\u00a0: ${what.charAt(0).toLowerCase()}${what.slice(1)}`,
    texte,
    url,
  }
  const mail = {
    sujet: `Du nouveau pour «\u00a0${nom}\u00a0»`,
    titre: nom,
    intro: `«\u00a0${nom}\u00a0» est dans votre run list, et quelque chose a changé\u00a0:`,
    bouton: 'Voir le séjour',
  }
  await notifyMembers(tx, {
    kind: 'sejours',
    le: new Date(le),
    lecteurs: readers.map(({ users_id }) => ({ users_id, nouvelles: [nouvelle], mail })),
  })
}
