import { executePrepared, preparedArray } from '@foulee/db/prepared'
import { getMemberName } from '@foulee/domain/membres/personne'
import { SANS_TITRE } from '@foulee/domain/sejours/voyage'
import { formatDateRange } from '@foulee/domain/shared/date'
import { dePersonne } from '@foulee/domain/shared/de-nom'
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
  agence: string
  logo: string | null
  prenom: string | null
  nom: string | null
  public_name: string | null
}

const formatBooking = (nom: string) =>
  nom ? `réservation ${dePersonne(nom)}` : 'réservation d’un compte supprimé'

export const reservationCanal: ChannelKind = {
  kind: 'reservation',
  type: 'sejour',
  peutQuitter: false,
  estConfirme: true,
  rapproche: true,
  membres: sql`
    select r.users_id, r.id as objet_id from reservations r where r.users_id is not null
    union
    select m.users_id, r.id
    from ${ofAgence.rows} m join voyages v on v.agences_id = m.structure
      join disponibilites d on d.voyages_id = v.id join reservations r on r.disponibilites_id = d.id`,
  async describe(db, ids, now) {
    const { rows } = await executePrepared<Row>(
      db,
      sql`
      select r.id, v.titre, v.slug, r.debut::text, r.fin::text, a.nom as agence, a.logo,
        u.prenom, u.nom, p.public_name
      from reservations r join disponibilites d on d.id = r.disponibilites_id
        join voyages v on v.id = d.voyages_id join agences a on a.id = v.agences_id
        left join users u on u.id = r.users_id left join profils p on p.users_id = u.id
      where r.id = any(${preparedArray(ids)})`,
    )
    return new Map(
      rows.map(({ id, titre, slug, debut, fin, agence, logo, ...member }) => [
        id,
        {
          nom: titre || SANS_TITRE,
          precision: [
            agence,
            formatBooking(getMemberName(member)),
            formatDateRange(debut, fin),
          ].join(' · '),
          image: getImageUrl(logo) || null,
          url: `/sejours/${slug}`,
          fermeture: isLongPast(fin, now)
            ? 'Ce séjour est passé depuis deux mois\u00a0: on peut encore relire, plus écrire.'
            : null,
        },
      ]),
    )
  },
}
