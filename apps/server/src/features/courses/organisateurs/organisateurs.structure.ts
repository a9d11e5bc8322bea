import type { Organisateur } from '@foulee/contract/courses/organisateurs'
import { getImageUrl } from '@foulee/domain/shared/image'
import { sql } from 'drizzle-orm'
import { ofOrganisateur } from '#kernel/organisations/organisateurs.membership.ts'
import { defineStructure } from '#kernel/organisations/structure.ts'
import { toIso } from '#platform/db/dates.ts'

export const IS_PUBLIC = sql`(s.verifie_le is not null or exists (
  select from course_cards k where k.organisateurs_id = s.id and k.is_visible))`

export const organisateurStructure = defineStructure({
  genre: 'organisateur',
  membership: ofOrganisateur,
  missing: 'organisateur_introuvable',
  lien: 'lien-membre',
  columns: sql`s.slug, s.nom, s.description, s.ville, s.code_postal, s.site, s.logo, s.email,
    s.telephone, s.verifie_le is not null as verifie,
    (select count(*)::int from courses c where c.organisateurs_id = s.id) as nb_courses,
    s.created_at`,
  isPublic: IS_PUBLIC,
  present: (row: Organisateur): Organisateur => ({
    ...row,
    logo: getImageUrl(row.logo) || null,
    created_at: toIso(row.created_at),
  }),
})
