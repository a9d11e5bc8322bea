import type { Tx } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { SANS_TITRE } from '@foulee/domain/club/evenement'
import { describeDateChange } from '@foulee/domain/club/evenement-dates'
import { getNotifications } from '@foulee/domain/echanges/notification'
import { eq, sql } from 'drizzle-orm'
import type { JobContext } from '../../../jobs/job.ts'
import { queueMail } from '../../../mail/queue.ts'
import { addNotices } from '../../echanges/notifications/add-notices.ts'
import type { DateNews } from './annonce-evenement.ts'

/** How many people are told in one transaction. */
const BATCH = 200

type Evenement = { titre: string; slug: string; fuseau: string }
type Reader = {
  users_id: number
  email: string
  prenom: string
  choices: Record<string, boolean> | null
  /** Whether they are registered, or were until it was called off; else they wait. */
  est_inscrit: boolean
}

/** Tells them all, some at a time; done again, it goes on with those who were not told. */
export async function tellComers({ db }: Pick<JobContext, 'db'>, news: DateNews): Promise<void> {
  const [evenement] = await db
    .select({ titre: t.evenements.titre, slug: t.evenements.slug, fuseau: t.evenements.fuseau })
    .from(t.evenementDates)
    .innerJoin(t.evenements, eq(t.evenements.id, t.evenementDates.evenements_id))
    .where(eq(t.evenementDates.id, news.dates_id))
  if (!evenement) return
  for (let last = 0, isMore = true; isMore; ) {
    const readers = await db.transaction(async (tx) => {
      const some = await findReaders(tx, news, last)
      await tellThem(tx, evenement, news, some)
      return some
    })
    last = readers.at(-1)?.users_id ?? last
    isMore = readers.length === BATCH
  }
}

/** Whoever is registered, or was until this very date was called off; whoever waits, or did until then. */
async function findReaders(
  tx: Tx,
  { dates_id, attendaient, le }: DateNews,
  last: number,
): Promise<Reader[]> {
  const { rows } = await tx.execute<Reader>(sql`
    select u.id as users_id, u.email, u.prenom, p.notifications as choices, r.est_inscrit
    from (select users_id, bool_or(est_inscrit) as est_inscrit from (
      select users_id, true as est_inscrit from inscriptions
        where evenement_dates_id = ${dates_id}
          and (etat = 'inscrit' or (annule_par = 'date' and annule_le = ${le}))
      union all select users_id, false from evenement_attentes
        where evenement_dates_id = ${dates_id} and etat in ('attente', 'proposee')
      union all select unnest(${sql.param(attendaient)}::int[]), false) s group by users_id) r
    join users u on u.id = r.users_id left join profils p on p.users_id = u.id
    where u.id > ${last} and u.supprime_le is null order by u.id limit ${BATCH}`)
  return rows
}

async function tellThem(
  tx: Tx,
  { titre, slug, fuseau }: Evenement,
  { dates_id, changes, le }: DateNews,
  readers: readonly Reader[],
): Promise<void> {
  const nom = titre || SANS_TITRE
  const page = `/evenements/${slug}`
  const words = changes.map((change) => ({
    type: change.type,
    ...describeDateChange(change, fuseau),
  }))
  const told = await addNotices(
    tx,
    readers.flatMap(({ users_id }) =>
      words.map((one) => ({
        users_id,
        kind: 'evenements' as const,
        cle: `evenement-date:${dates_id}:${one.type}:${le}`,
        titre: `${nom}\u00a0: ${one.titre.charAt(0).toLowerCase()}${one.titre.slice(1)}`,
        texte: one.texte,
        url: page,
        created_at: le,
      })),
    ),
  )
  for (const { users_id, email, prenom, choices, est_inscrit } of readers) {
    // What touches a registration is always written; to who waits, as they chose.
    const isWanted = est_inscrit || getNotifications(choices ?? {}).evenements
    if (!told.has(users_id) || !isWanted) continue
    const props = { prenom, nom, lignes: words.map(({ texte }) => texte), page }
    await queueMail(tx, { to: email, template: 'evenement-change', props })
  }
}
