import type { Agence } from '@foulee/contract/sejours/agences'
import { getEtatAgence, type Papiers } from '@foulee/domain/sejours/immatriculation'
import { getImageUrl } from '@foulee/domain/shared/image'
import { sql } from 'drizzle-orm'
import { defineStructure } from '#kernel/organisations/structure.ts'
import { toIso } from '#platform/db/dates.ts'
import { ofAgence } from './agences.membership.ts'

export const IS_PUBLIC = sql`(s.verifie_le is not null or exists (
  select from voyage_cards k where k.agences_id = s.id and k.is_visible))`

type Found = Omit<Agence, 'etat' | 'verifie'> & Papiers & { verifie_le: string | null }

export const agenceStructure = defineStructure({
  genre: 'agence',
  membership: ofAgence,
  missing: 'agence_introuvable',
  lien: 'lien-membre-agence',
  columns: sql`s.slug, s.nom, s.description, s.adresse, s.ville, s.code_postal, s.pays, s.site,
    s.logo, s.email, s.telephone, s.immatriculation, s.garant, s.garant_adresse, s.assureur,
    s.assureur_adresse, s.verifie_le, s.refus_motif,
    (select count(*)::int from voyages v where v.agences_id = s.id) as nb_voyages, s.created_at`,
  isPublic: IS_PUBLIC,
  present: ({ verifie_le, ...row }: Found): Agence => ({
    ...row,
    logo: getImageUrl(row.logo) || null,
    verifie: verifie_le !== null,
    etat: getEtatAgence({ ...row, verifie_le }),
    created_at: toIso(row.created_at),
  }),
})
