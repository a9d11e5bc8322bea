import type { Tx } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { SANS_TITRE } from '@foulee/domain/club/evenement'
import { describeDateChange } from '@foulee/domain/club/evenement-dates'
import { eq, sql } from 'drizzle-orm'
import type { JobContext } from '#kernel/jobs/work.ts'
import { notifyMembers } from '#kernel/notifications/notify-members.ts'
import type { DateNews } from './annonce-evenement.ts'

const BATCH = 200

type Evenement = { titre: string; slug: string; fuseau: string }
type Reader = {
  users_id: number
  /** True for members registered now or until the cancellation; false for the waiting list. */
  est_inscrit: boolean
}

/** Notifies everyone batch by batch; a retry goes on with those not notified yet. */
export async function notifyRegistered(
  { db }: Pick<JobContext, 'db'>,
  news: DateNews,
): Promise<void> {
  const [evenement] = await db
    .select({ titre: t.evenements.titre, slug: t.evenements.slug, fuseau: t.evenements.fuseau })
    .from(t.evenementDates)
    .innerJoin(t.evenements, eq(t.evenements.id, t.evenementDates.evenements_id))
    .where(eq(t.evenementDates.id, news.dates_id))
  if (!evenement) return
  for (let last = 0, isMore = true; isMore; ) {
    const readers = await db.transaction(async (tx) => {
      const batch = await findReaders(tx, news, last)
      await notifyReaders(tx, evenement, news, batch)
      return batch
    })
    last = readers.at(-1)?.users_id ?? last
    isMore = readers.length === BATCH
  }
}

async function findReaders(
  tx: Tx,
  { dates_id, attendaient, le }: DateNews,
  last: number,
): Promise<Reader[]> {
  const { rows } = await tx.execute<Reader>(sql`
    select u.id as users_id, r.est_inscrit
    from (select users_id, bool_or(est_inscrit) as est_inscrit from (
      select users_id, true as est_inscrit from inscriptions
        where evenement_dates_id = ${dates_id}
          and (etat = 'inscrit' or (annule_par = 'date' and annule_le = ${le}))
      union all select users_id, false from evenement_attentes
        where evenement_dates_id = ${dates_id} and etat in ('attente', 'proposee')
      union all select unnest(${sql.param(attendaient)}::int[]), false) s group by users_id) r
    join users u on u.id = r.users_id
    where u.id > ${last} and u.supprime_le is null order by u.id limit ${BATCH}`)
  return rows
}

async function notifyReaders(
  tx: Tx,
  { titre, slug, fuseau }: Evenement,
  { dates_id, changes, le }: DateNews,
  readers: readonly Reader[],
): Promise<void> {
  const nom = titre || SANS_TITRE
  const page = `/evenements/${slug}`
  const nouvelles = changes.map((change) => {
    const { titre: what, texte } = describeDateChange(change, fuseau)
    return {
      cle: `evenement-date:${dates_id}:${change.type}:${le}`,
      titre: `${nom}\u00a0: ${what.charAt(0).toLowerCase()}${what.slice(1)}`,
      texte,
      url: page,
    }
  })
  const mail = {
    sujet: `Du nouveau pour «\u00a0${nom}\u00a0»`,
    titre: nom,
    intro: `Vous êtes inscrit à «\u00a0${nom}\u00a0», ou sur sa liste d’attente, et quelque chose a changé\u00a0:`,
    bouton: 'Voir l’évènement',
  }
  await notifyMembers(tx, {
    kind: 'evenements',
    le: new Date(le),
    // A change of a registration is always mailed; to the waiting list, as each member chose.
    lecteurs: readers.map(({ users_id, est_inscrit }) => ({
      users_id,
      nouvelles,
      mail,
      isOwed: est_inscrit,
    })),
  })
}
