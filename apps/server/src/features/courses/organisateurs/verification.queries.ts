import type { OrganisateurAVerifier } from '@foulee/contract/courses/organisateurs'
import type { Db } from '@foulee/db/connect'
import { findUnverified } from '#kernel/organisations/unverified.ts'
import { findOrganisateur } from './organisateurs.queries.ts'
import { organisateurStructure } from './organisateurs.structure.ts'

export const findNew = (
  db: Db,
  page: { page: number; nb_page: number },
): Promise<{ data: OrganisateurAVerifier[]; nb: number }> =>
  findUnverified(db, { structure: organisateurStructure, ...page }, (id) =>
    findOrganisateur(db, id),
  )
