import { CONTACTS, GENRES_CONTACT, type GenreContact } from '@foulee/domain/echanges/message'
import { getImageUrl } from '@foulee/domain/shared/image'
import { type SQL, sql } from 'drizzle-orm'
import type { CanalObjet, ObjetDecrit } from './canal-objet.ts'

type Tables = { table: SQL; membres: SQL; key: SQL; page: string }

/** SQL identifiers from the code, never user input. */
const TABLES: Readonly<Record<GenreContact, Tables>> = {
  agence: {
    table: sql.raw('agences'),
    membres: sql.raw('agence_membres'),
    key: sql.raw('agences_id'),
    page: '/agences',
  },
  organisateur: {
    table: sql.raw('organisateurs'),
    membres: sql.raw('organisateur_membres'),
    key: sql.raw('organisateurs_id'),
    page: '/organisateurs',
  },
  magasin: {
    table: sql.raw('magasins'),
    membres: sql.raw('magasin_membres'),
    key: sql.raw('magasins_id'),
    page: '/magasins',
  },
}

export const isManagedBySomebody = (genre: GenreContact, id: SQL): SQL => {
  const { membres, key } = TABLES[genre]
  return sql`exists (select from ${membres} g join users gu on gu.id = g.users_id
    where g.${key} = ${id} and gu.supprime_le is null and gu.suspendu_le is null)`
}

export const isManagedBy = (genre: GenreContact, id: SQL, users_id: number): SQL => {
  const { membres, key } = TABLES[genre]
  return sql`exists (select from ${membres} g where g.${key} = ${id} and g.users_id = ${users_id}::int)`
}

const managers = sql.join(
  GENRES_CONTACT.map((genre) => {
    const { membres, key } = TABLES[genre]
    return sql`select m.users_id, c.id from ${membres} m join contacts c on c.${key} = m.${key}`
  }),
  sql` union `,
)

const structures = sql.join(
  GENRES_CONTACT.map((genre) => {
    const { table, key } = TABLES[genre]
    return sql`select ${sql.raw(`'${genre}'`)}::text as genre, s.nom, s.slug, s.logo,
      ${isManagedBySomebody(genre, sql`s.id`)} as est_gere
      from ${table} s where s.id = c.${key}`
  }),
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
export const contactCanal: CanalObjet = {
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
    url: `${TABLES[genre].page}/${slug}`,
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
