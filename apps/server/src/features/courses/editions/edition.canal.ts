import { executePrepared, preparedArray } from '@foulee/db/prepared'
import { editionDay } from '@foulee/db/read-models/edition-day'
import { labelEditionDays } from '@foulee/domain/courses/edition'
import { getImageUrl } from '@foulee/domain/shared/image'
import { sql } from 'drizzle-orm'
import { isLongPast } from '#kernel/channels/apres.ts'
import type { ChannelKind } from '#kernel/channels/channel-kind.ts'
import { ofOrganisateur } from '#kernel/organisations/organisateurs.membership.ts'

type Row = {
  id: number
  nom: string
  slug: string
  debut: string
  fin: string | null
  logo: string | null
}

export const editionCanal: ChannelKind = {
  kind: 'edition',
  type: 'course',
  peutQuitter: true,
  estConfirme: false,
  rapproche: true,
  membres: sql`
    select l.users_id, e.editions_id as objet_id
    from liste l join epreuves e on e.id = l.objet_id
    where l.type = 'epreuve' and l.etat in ('inscrit', 'termine')
    union
    select m.users_id, d.id
    from ${ofOrganisateur.rows} m join courses c on c.organisateurs_id = m.structure
      join editions d on d.courses_id = c.id and not d.brouillon`,
  async describe(db, ids, now) {
    const { rows } = await executePrepared<Row>(
      db,
      sql`
      select d.id, c.nom, c.slug, ${editionDay('d')}::text as debut,
        case when not d.date_inconnue then d.editions_fin end::text as fin, o.logo
      from editions d join courses c on c.id = d.courses_id
        join organisateurs o on o.id = c.organisateurs_id
      where d.id = any(${preparedArray(ids)})`,
    )
    return new Map(
      rows.map(({ id, nom, slug, debut, fin, logo }) => [
        id,
        {
          nom,
          precision: labelEditionDays({ date_debut: debut, editions_fin: fin }),
          image: getImageUrl(logo) || null,
          url: `/courses/${slug}`,
          fermeture:
            debut && isLongPast(fin ?? debut, now)
              ? 'Cette course est passée depuis deux mois\u00a0: on peut encore relire, plus écrire.'
              : null,
        },
      ]),
    )
  },
}
