import { executePrepared, preparedArray } from '@foulee/db/prepared'
import { SANS_TITRE } from '@foulee/domain/sejours/voyage'
import { formatDateRange } from '@foulee/domain/shared/date'
import { getImageUrl } from '@foulee/domain/shared/image'
import { sql } from 'drizzle-orm'
import { ofAgence } from '#features/sejours/agences/agences.membership.ts'
import { isLongPast } from '#kernel/channels/apres.ts'
import type { ChannelKind } from '#kernel/channels/channel-kind.ts'

type Row = {
  id: number
  titre: string
  slug: string
  debut: string
  fin: string
  est_annule: boolean
  logo: string | null
}

export const departCanal: ChannelKind = {
  kind: 'depart',
  type: 'sejour',
  peutQuitter: true,
  estConfirme: true,
  rapproche: true,
  membres: sql`
    select r.users_id, r.disponibilites_id as objet_id
    from reservations r where r.users_id is not null and r.etat in ('confirmee', 'terminee')
    union
    select m.users_id, d.id
    from ${ofAgence.rows} m join voyages v on v.agences_id = m.structure
      join disponibilites d on d.voyages_id = v.id`,
  async describe(db, ids, now) {
    const { rows } = await executePrepared<Row>(
      db,
      sql`
      select d.id, v.titre, v.slug, d.debut::text, d.fin::text, d.annule_le is not null as est_annule,
        a.logo
      from disponibilites d join voyages v on v.id = d.voyages_id join agences a on a.id = v.agences_id
      where d.id = any(${preparedArray(ids)})`,
    )
    return new Map(
      rows.map(({ id, titre, slug, debut, fin, logo, est_annule }) => [
        id,
        {
          nom: titre || SANS_TITRE,
          precision: `Départ, ${formatDateRange(debut, fin)}`,
          image: getImageUrl(logo) || null,
          url: `/sejours/${slug}`,
          fermeture: findClosing(est_annule, fin, now),
        },
      ]),
    )
  },
}

function findClosing(est_annule: boolean, fin: string, now: Date): string | null {
  if (est_annule)
    return 'Ce départ est annulé. Écrivez à l’agence dans la discussion de votre réservation.'
  return isLongPast(fin, now)
    ? 'Ce séjour est passé depuis deux mois\u00a0: on peut encore relire, plus écrire.'
    : null
}
