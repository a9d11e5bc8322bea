import { entrainements, users } from '@foulee/db/schema'
import { getMemberName } from '@foulee/domain/membres/personne'
import { formatDateLongue } from '@foulee/domain/shared/date'
import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { ChannelKind } from '#kernel/channels/channel-kind.ts'

/**
 * The athlete, and the coach who gave the training; any coach who reads the calendar if nobody did.
 * @param which condition on the training `e`
 */
const listMembers = (which: SQL): SQL => sql`
    select e.users_id, e.id as objet_id from entrainements e
    where ${which} and exists (select from athletes a where a.users_id = e.users_id
      and a.fin is null and a.partages @> '{calendrier}'::text[]
      and (e.auteur_id is null or e.auteur_id = a.coach_id))
    union
    select a.coach_id, e.id from athletes a join entrainements e on e.users_id = a.users_id
    where ${which} and a.fin is null and a.partages @> '{calendrier}'::text[]
      and (e.auteur_id is null or e.auteur_id = a.coach_id)`

/** Talk of an athlete and their coach about one training (produit 11.7). */
export const entrainementCanal: ChannelKind = {
  kind: 'entrainement',
  type: 'club',
  peutQuitter: true,
  estConfirme: true,
  rapproche: true,
  membres: listMembers(sql`e.est_discute`),
  opening: {
    membres: listMembers(sql`true`),
    mark: (tx, id) =>
      tx.update(entrainements).set({ est_discute: true }).where(eq(entrainements.id, id)),
  },
  async describe(db, ids) {
    const rows = await db
      .select({
        id: entrainements.id,
        titre: entrainements.titre,
        jour: entrainements.jour,
        prenom: users.prenom,
        nom: users.nom,
      })
      .from(entrainements)
      .innerJoin(users, eq(users.id, entrainements.users_id))
      .where(inArray(entrainements.id, [...ids]))
    return new Map(
      rows.map((row) => [
        row.id,
        {
          nom: row.titre,
          precision: `Séance du ${formatDateLongue(row.jour)}, ${getMemberName(row)}`,
          image: null,
          url: null,
          fermeture: null,
        },
      ]),
    )
  },
}
