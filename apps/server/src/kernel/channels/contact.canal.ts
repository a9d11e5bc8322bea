import { CONTACTS, GENRES_CONTACT, type GenreContact } from '@foulee/domain/echanges/message'
import { getImageUrl } from '@foulee/domain/shared/image'
import { sql } from 'drizzle-orm'
import { createMembership } from '#kernel/organisations/membership.ts'
import { namesOf } from '#kernel/organisations/names.ts'
import type { ChannelKind, ObjetDecrit } from './channel-kind.ts'

const STRUCTURES = GENRES_CONTACT.map((genre) => {
  const { table, key } = namesOf(genre)
  return {
    genre: sql.raw(`'${genre}'`),
    table: sql.identifier(table),
    contactKey: sql`c.${sql.identifier(key)}`,
    membership: createMembership(genre),
  }
})

const managers = sql.join(
  STRUCTURES.map(
    ({ contactKey, membership: { rows } }) =>
      sql`select m.users_id, c.id from ${rows} m join contacts c on ${contactKey} = m.structure`,
  ),
  sql` union `,
)

const structures = sql.join(
  STRUCTURES.map(
    ({ genre, table, contactKey, membership }) => sql`
      select ${genre}::text as genre, s.nom, s.slug, s.logo,
        ${membership.isReachable(sql`s.id`)} as est_gere
      from ${table} s where s.id = ${contactKey}`,
  ),
  sql` union all `,
)

type Row = {
  id: number
  users_id: number
  est_parti: boolean
  genre: GenreContact
  nom: string
  slug: string
  logo: string | null
  est_gere: boolean
}

/**
 * One member and the current managers of one structure. It relates nobody (produit 13.24), and
 * names only those who have written.
 */
export const contactCanal: ChannelKind = {
  kind: 'contact',
  // Once opened, the type is that of the structure (`openContact`).
  type: CONTACTS.agence.type,
  peutQuitter: false,
  estConfirme: false,
  rapproche: false,
  membres: sql`select c.users_id, c.id as objet_id from contacts c union ${managers}`,
  async describe(db, ids) {
    const { rows } = await db.execute<Row>(sql`
      select c.id, c.users_id, (u.supprime_le is not null or u.suspendu_le is not null) as est_parti,
        s.genre, s.nom, s.slug, s.logo, s.est_gere
      from contacts c join users u on u.id = c.users_id
        cross join lateral (${structures}) s
      where c.id = any(${sql.param([...ids])}::int[])`)
    return new Map(rows.map((row) => [row.id, present(row)]))
  },
}

function present({ genre, nom, slug, logo, users_id, ...row }: Row): ObjetDecrit {
  return {
    nom,
    precision: CONTACTS[genre].label,
    image: getImageUrl(logo) || null,
    url: `/${namesOf(genre).table}/${slug}`,
    fermeture: findClosing(row),
    demandeur: users_id,
  }
}

function findClosing({ est_parti, est_gere }: Pick<Row, 'est_parti' | 'est_gere'>): string | null {
  if (est_parti) {
    return 'Ce compte n’est plus là\u00a0: on peut relire cette discussion, plus y écrire.'
  }
  return est_gere
    ? null
    : 'Plus personne ne gère cette page sur Foulée\u00a0: on peut relire cette discussion, plus y écrire.'
}
