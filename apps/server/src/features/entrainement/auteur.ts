import type { Auteur } from '@foulee/contract/entrainement/seance'
import { profils, users } from '@foulee/db/schema'
import { getMemberName } from '@foulee/domain/membres/personne'
import { eq } from 'drizzle-orm'
import type * as z from 'zod'

export const auteurColumns = {
  id: users.id,
  prenom: users.prenom,
  nom: users.nom,
  public_name: profils.public_name,
  supprime_le: users.supprime_le,
}
export type AuteurRow = {
  id: number | null
  prenom: string | null
  nom: string | null
  public_name: string | null
  supprime_le: string | null
}

export const joinProfil = [profils, eq(profils.users_id, users.id)] as const

export const presentAuteur = (row: AuteurRow): z.infer<typeof Auteur> =>
  row.id === null || row.supprime_le ? null : { id: row.id, nom: getMemberName(row) }
