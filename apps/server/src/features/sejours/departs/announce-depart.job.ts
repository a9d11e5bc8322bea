import type { Tx } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { describeDepartChange } from '@foulee/domain/sejours/depart-changement'
import { SANS_TITRE } from '@foulee/domain/sejours/voyage'
import { isCancelled, isPublished } from '@foulee/domain/shared/publication'
import { eq, sql } from 'drizzle-orm'
import type { JobContext } from '#kernel/jobs/work.ts'
import { notifyMembers } from '#kernel/notifications/notify-members.ts'
import type { DepartNews } from './announce-depart.ts'

const BATCH = 200

type Reader = {
  users_id: number
  reservations_id: number | null
}

/** Notifies everyone batch by batch; a retry goes on with those not notified yet. */
export async function notifyTravellers(
  { db }: Pick<JobContext, 'db'>,
  news: DepartNews,
): Promise<void> {
  const [found] = await db
    .select({ voyage: t.voyages })
    .from(t.disponibilites)
    .innerJoin(t.voyages, eq(t.voyages.id, t.disponibilites.voyages_id))
    .where(eq(t.disponibilites.id, news.disponibilites_id))
  if (!found) return
  for (let last = 0, isMore = true; isMore; ) {
    const readers = await db.transaction(async (tx) => {
      const batch = await findReaders(tx, found.voyage, news, last)
      await notifyReaders(tx, found.voyage, news, batch)
      return batch
    })
    last = readers.at(-1)?.users_id ?? last
    isMore = readers.length === BATCH
  }
}

type Voyage = typeof t.voyages.$inferSelect

async function findReaders(tx: Tx, voyage: Voyage, news: DepartNews, last: number) {
  const { disponibilites_id, attendaient, le } = news
  const { rows } = await tx.execute<Reader>(sql`
    select u.id as users_id, max(r.reservations_id)::int as reservations_id
    from (
      select users_id, id as reservations_id from reservations
        where disponibilites_id = ${disponibilites_id} and (etat in ('demande', 'confirmee')
          or (annule_par = 'depart' and annule_le = ${le}))
      union all select users_id, null from attentes
        where disponibilites_id = ${disponibilites_id} and etat in ('attente', 'proposee')
      union all select unnest(${sql.param(attendaient)}::int[]), null
      union all select users_id, null from liste
        where type = 'voyage' and objet_id = ${voyage.id} and etat in ('envie', 'inscrit')
          and ${isPublished(voyage.etat)}
    ) r join users u on u.id = r.users_id
    where u.id > ${last} and u.supprime_le is null
    group by u.id order by u.id limit ${BATCH}`)
  return rows
}

async function notifyReaders(
  tx: Tx,
  voyage: Voyage,
  { disponibilites_id, changes, le }: DepartNews,
  readers: readonly Reader[],
): Promise<void> {
  const nom = voyage.titre || SANS_TITRE
  const isSeen = isPublished(voyage.etat) || isCancelled(voyage.etat)
  const pageOf = ({ reservations_id }: Reader) => {
    if (reservations_id) return `/mes-reservations/${reservations_id}`
    return isSeen ? `/sejours/${voyage.slug}` : '/ma-runlist'
  }
  const toNouvelles = (reader: Reader) =>
    changes.map((change) => {
      const { titre, texte } = describeDepartChange(
        change,
        reader.reservations_id ? 'reserve' : 'suit',
      )
      return {
        cle: `depart:${disponibilites_id}:${change.type}:${le}`,
        titre: `${nom}\u00a0: ${titre.charAt(0).toLowerCase()}${titre.slice(1)}`,
        texte,
        url: pageOf(reader),
      }
    })
  const toMail = ({ reservations_id }: Reader) => ({
    sujet: `Du nouveau pour «\u00a0${nom}\u00a0»`,
    titre: nom,
    intro: `Vous ${reservations_id ? 'avez réservé' : 'suivez'} «\u00a0${nom}\u00a0», et quelque chose a changé\u00a0:`,
    bouton: reservations_id ? 'Voir ma réservation' : 'Voir le séjour',
  })
  await notifyMembers(tx, {
    kind: 'sejours',
    le: new Date(le),
    // A change of a booking is always mailed; the others as each member chose.
    lecteurs: readers.map((reader) => ({
      users_id: reader.users_id,
      nouvelles: toNouvelles(reader),
      mail: toMail(reader),
      isOwed: reader.reservations_id !== null,
    })),
  })
}
