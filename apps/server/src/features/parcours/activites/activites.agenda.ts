import { activites, entrainements } from '@foulee/db/schema'
import { formatDenivele, formatDistance, formatTemps } from '@foulee/domain/shared/mesure'
import { and, asc, eq, gte, isNull, lte } from 'drizzle-orm'
import type { AgendaSource } from '#kernel/agenda/agenda.ts'

/** Outings on the day where they were run. One that is of a training stands in it. */
export const activitesAgenda: AgendaSource = async (db, { users_id, du, au }) => {
  const { id, titre, jour, distance, denivele, duree, duree_mouvement } = activites
  const rows = await db
    .select({ id, titre, jour, distance, denivele, duree, duree_mouvement })
    .from(activites)
    .leftJoin(entrainements, eq(entrainements.activites_id, id))
    .where(
      and(
        eq(activites.users_id, users_id),
        isNull(activites.double_de),
        gte(jour, du),
        lte(jour, au),
        isNull(entrainements.id),
      ),
    )
    .orderBy(asc(activites.debut), asc(id))
  return rows.map((row) => {
    const seconds = row.duree_mouvement ?? row.duree
    const detail = [
      formatDistance(row.distance),
      row.denivele === null ? null : formatDenivele(row.denivele),
      seconds === null ? null : formatTemps(seconds),
    ]
    return {
      item: {
        cle: `sortie:${row.id}`,
        nature: 'sortie',
        jour: row.jour ?? du,
        fin: null,
        heure: null,
        titre: row.titre,
        detail: detail.filter(Boolean).join(' · '),
        url: `/contribution/activites/${row.id}`,
        etat: 'fait',
        charge: null,
        entrainements_id: null,
      },
      element: null,
    }
  })
}
