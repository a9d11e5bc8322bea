import { invalidate } from '@foulee/db/invalidation'
import { rebuildVoyagesOfAgence } from '@foulee/db/read-models/voyage-cards'
import * as t from '@foulee/db/schema'
import { getEtatAgence, type Papiers } from '@foulee/domain/sejours/immatriculation'
import { eq, sql } from 'drizzle-orm'
import type { Stored, Verification } from '#kernel/organisations/verification.ts'

/**
 * SQL form of `getEtatAgence`: complete documents without verification. Over a table named
 * `agences`.
 */
export const WAITS = sql`verifie_le is null and refus_motif is null and immatriculation is not null
  and garant is not null and garant_adresse is not null and assureur is not null
  and assureur_adresse is not null`

type Row = Stored & Papiers & { refus_motif: string | null }

/** The documents of a refused agency are corrected, and seen again. */
export const agenceVerification: Verification<Row> = {
  seen: 'agence_deja_vue',
  isWaiting: (row) => getEtatAgence(row) === 'a_verifier',
  getJournalDetails: ({ immatriculation }) => ({ immatriculation }),
  isKept: true,
  reject: (tx, { id }, refus_motif) =>
    tx.update(t.agences).set({ refus_motif }).where(eq(t.agences.id, id)),
  async after(tx, { id }, { now }) {
    await rebuildVoyagesOfAgence(tx, id, now, 'edit')
    await invalidate(tx, [`agence:${id}`])
  },
}
