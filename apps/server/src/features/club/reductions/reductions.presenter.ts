import type { Reduction, ReductionGestion } from '@foulee/contract/club/reductions'
import type { reductions } from '@foulee/db/schema'
import { getReste } from '@foulee/domain/club/reduction'
import { hasDroit } from '@foulee/domain/membres/droits'
import { getPrixBarre } from '@foulee/domain/shared/prix'
import { getStatut } from '@foulee/domain/shared/publication'
import { toIso } from '#platform/db/dates.ts'
import type { User } from '#platform/http/user.ts'

export type ReductionRow = typeof reductions.$inferSelect
export type Magasin = { id: number; nom: string; slug: string }

export const presentReduction = (
  { row, magasin, deja }: { row: ReductionRow; magasin: Magasin | null; deja: boolean },
  user: User,
  now: Date,
): Reduction => ({
  id: row.id,
  titre: row.titre,
  description: row.description,
  conditions: row.conditions,
  partenaire: magasin?.nom ?? row.partenaire ?? '',
  lien: row.lien,
  magasin,
  debut: toIso(row.debut),
  fin: toIso(row.fin),
  premium: row.premium,
  reste: getReste(row.stock, row.revelees),
  une_fois: row.une_fois,
  ...presentPrix(row, now),
  deja,
  est_pour_moi: !row.premium || hasDroit(user.compte, 'acceder_premium'),
})

const presentPrix = ({ prix_dates }: ReductionRow, now: Date) => ({
  prix: prix_dates.at(-1)?.prix ?? null,
  prix_barre: getPrixBarre(prix_dates, now),
})

export type Usage = { membres: number; trente_jours: number }

export const presentGestion = (
  { row, magasin, usage }: { row: ReductionRow; magasin: string | null; usage: Usage },
  now: Date,
): ReductionGestion => ({
  id: row.id,
  titre: row.titre,
  description: row.description,
  conditions: row.conditions,
  magasins_id: row.magasins_id,
  magasin,
  partenaire: row.partenaire,
  lien: row.lien,
  genre_code: row.genre_code,
  code: row.code,
  debut: toIso(row.debut),
  fin: toIso(row.fin),
  premium: row.premium,
  stock: row.stock,
  une_fois: row.une_fois,
  par_membre: row.par_membre,
  ...presentPrix(row, now),
  etat: row.etat,
  statut: getStatut(row.etat),
  renvoi_motif: row.renvoi_motif,
  version: row.version,
  revelees: row.revelees,
  ...usage,
  created_at: toIso(row.created_at),
})
