import type { LigneHistorique } from '@foulee/contract/shared/publication'
import type { Db, Tx } from '@foulee/db/connect'
import { resultatCorrections, resultatEnvois, users } from '@foulee/db/schema'
import {
  describeCorrection,
  type GesteCorrection,
} from '@foulee/domain/courses/correction-resultat'
import { getDisplayName } from '@foulee/domain/membres/personne'
import type { Changes } from '@foulee/domain/shared/version'
import { and, desc, eq, sql } from 'drizzle-orm'
import { ofOrganisateur } from '#kernel/organisations/organisateurs.membership.ts'
import { currentLot } from './resultats.lots.ts'
import type { Epreuve } from './resultats.policy.ts'
import { toInstant } from './resultats.presenter.ts'

const corrections = resultatCorrections

type Correction = {
  geste: GesteCorrection
  ligne: string
  changements: Changes
  cles: string[]
  users_id: number
  now: Date
}

export async function recordCorrection(
  tx: Tx,
  { id: epreuves_id }: Epreuve,
  { now, ...correction }: Correction,
): Promise<void> {
  const le = now.toISOString()
  const [sent] = await tx
    .update(resultatEnvois)
    .set({ corrige_le: le })
    .where(eq(resultatEnvois.epreuves_id, epreuves_id))
    .returning({ lot: resultatEnvois.lot })
  const cles = sql.param(correction.cles)
  // History follows the line's new name, so that both are erased together.
  await tx.execute(sql`
    update resultat_corrections set cles = cles || ${cles}::text[]
    where epreuves_id = ${epreuves_id} and cles && ${cles}::text[]`)
  await tx.insert(corrections).values({ ...correction, epreuves_id, le, lot: sent?.lot ?? 0 })
}

export async function deleteCorrections(
  tx: Tx,
  epreuves_id: number,
  cles?: readonly string[],
): Promise<void> {
  const ofLines = cles && sql`${corrections.cles} && ${sql.param(cles)}::text[]`
  await tx.delete(corrections).where(and(eq(corrections.epreuves_id, epreuves_id), ofLines))
}

export const countCorrections = (db: Db, epreuves_id: number): Promise<number> =>
  db.$count(
    corrections,
    and(eq(corrections.epreuves_id, epreuves_id), eq(corrections.lot, currentLot(epreuves_id))),
  )

type Page = { page: number; nb_page: number }

export async function findCorrections(
  db: Db,
  { id, organisateurs_id }: Epreuve,
  { page, nb_page }: Page,
): Promise<{ lignes: LigneHistorique[]; nb: number }> {
  const mine = eq(corrections.epreuves_id, id)
  const rows = await db
    .select({
      correction: corrections,
      nom: users.nom,
      prenom: users.prenom,
      is_equipe: sql<boolean>`coalesce(${users.is_staff}, false) 
        and not ${ofOrganisateur.isManaged(sql`${organisateurs_id}::int`, users.id)}`,
    })
    .from(corrections)
    .leftJoin(users, eq(users.id, corrections.users_id))
    .where(mine)
    .orderBy(desc(corrections.id))
    .limit(nb_page)
    .offset((page - 1) * nb_page)
  return {
    nb: await db.$count(corrections, mine),
    lignes: rows.map(({ correction, is_equipe, ...who }) => ({
      cle: String(correction.id),
      le: toInstant(correction.le),
      qui: is_equipe ? 'L’équipe de Foulée' : getDisplayName(who) || 'Compte supprimé',
      ...describeCorrection(correction),
    })),
  }
}
