import type { MonMagasin } from '@foulee/contract/club/magasins-gestion'
import { getEtatMagasin } from '@foulee/domain/club/magasin'
import { getImageUrl } from '@foulee/domain/shared/image'
import { sql } from 'drizzle-orm'
import { defineStructure } from '#kernel/organisations/structure.ts'
import { toIso } from '#platform/db/dates.ts'
import { ofMagasin } from './magasins.membership.ts'

/** `is_public`: verified, closed or not. */
export type MagasinRow = MonMagasin & { is_public: boolean }

type Found = Omit<MonMagasin, 'etat' | 'slug_key'> & { etat: number; verifie_le: string | null }

export const magasinStructure = defineStructure({
  genre: 'magasin',
  membership: ofMagasin,
  missing: 'magasin_introuvable',
  lien: 'lien-membre-magasin',
  columns: sql`s.slug, s.nom, s.description, s.adresse, s.ville, s.code_postal, s.departement,
    s.pays, case when s.position is not null
      then json_build_array(st_x(s.position), st_y(s.position)) end as position,
    s.categories, s.marques, s.services, s.horaires, s.fuseau, s.logo, s.site, s.email,
    s.telephone, s.verifie_le, s.etat, s.version, s.created_at, s.updated_at`,
  isPublic: sql`s.verifie_le is not null`,
  present: ({ verifie_le, etat, ...row }: Found & { is_public: boolean }): MagasinRow => ({
    ...row,
    slug_key: row.slug,
    logo: getImageUrl(row.logo) || null,
    etat: getEtatMagasin({ verifie_le, etat }),
    created_at: toIso(row.created_at),
    updated_at: toIso(row.updated_at),
  }),
})

export const presentMagasin = ({ is_public: _, ...magasin }: MagasinRow): MonMagasin => magasin
