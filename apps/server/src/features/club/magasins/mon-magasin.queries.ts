import type { MonMagasin } from '@foulee/contract/club/magasins-gestion'
import type { Db, Tx } from '@foulee/db/connect'
import { getEtatMagasin } from '@foulee/domain/club/magasin'
import { getImageUrl } from '@foulee/domain/shared/image'
import { type SQL, sql } from 'drizzle-orm'
import { byName } from '#platform/db/by-name.ts'
import { toIso } from '#platform/db/dates.ts'
import { ofMagasin } from './magasins.membership.ts'

export type MagasinRow = MonMagasin & { est_verifie: boolean }

type Found = Omit<MonMagasin, 'etat' | 'slug_key'> & { verifie_le: string | null; etat: number }

async function selectMagasins(db: Db | Tx, where: SQL): Promise<MagasinRow[]> {
  const { rows } = await db.execute<Found>(sql`
    select m.id, m.slug, m.nom, m.description, m.adresse, m.ville, m.code_postal, m.departement,
      m.pays, case when m.position is not null
        then json_build_array(st_x(m.position), st_y(m.position)) end as position,
      m.categories, m.marques, m.services, m.horaires, m.fuseau, m.logo, m.site, m.email,
      m.telephone, m.verifie_le, m.etat, m.version, m.created_at,
      m.updated_at
    from magasins m where ${where}`)
  return rows.map(({ verifie_le, etat, ...row }) => ({
    ...row,
    slug_key: row.slug,
    logo: getImageUrl(row.logo) || null,
    etat: getEtatMagasin({ verifie_le, etat }),
    est_verifie: verifie_le !== null,
    created_at: toIso(row.created_at),
    updated_at: toIso(row.updated_at),
  }))
}

export async function findMagasin(db: Db | Tx, id: number): Promise<MagasinRow | null> {
  const [row] = await selectMagasins(db, sql`m.id = ${id}`)
  return row ?? null
}

export const findMine = (db: Db, users_id: number): Promise<MagasinRow[]> =>
  selectMagasins(
    db,
    sql`${ofMagasin.isManaged(sql`m.id`, users_id)} order by ${byName(sql`m.nom`)}, m.id`,
  )

export const presentMagasin = ({ est_verifie: _, ...magasin }: MagasinRow): MonMagasin => magasin
