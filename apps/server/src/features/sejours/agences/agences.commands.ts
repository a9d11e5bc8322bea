import type { AgenceFields } from '@foulee/contract/sejours/agences'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Tx } from '@foulee/db/connect'
import { rebuildVoyagesOfAgence } from '@foulee/db/read-models/voyage-cards'
import * as t from '@foulee/db/schema'
import { changesVerified } from '@foulee/domain/sejours/immatriculation'
import { checkCodePostal } from '@foulee/domain/shared/pays'
import { eq } from 'drizzle-orm'
import { type Save, saveStructure, toSite } from '#kernel/organisations/saving.ts'
import type { Services } from '#kernel/services.ts'
import { toUpdateSet } from '#platform/db/update-set.ts'
import { agenceStructure } from './agences.structure.ts'

type Row = typeof t.agences.$inferSelect
type Columns = Partial<typeof t.agences.$inferInsert>
type Fields = AgenceFields

export const saveAgence = (
  services: Pick<Services, 'db' | 'storage' | 'log'>,
  save: Save<Fields>,
) => saveStructure(services, agenceStructure, { toColumns, insert, update }, save)

function toColumns({ site, ...fields }: Omit<Fields, 'id'>, before: Row | null): Columns {
  const columns: Columns = toUpdateSet(fields)
  const { code_postal, pays } = { ...before, ...columns }
  const wrong = checkCodePostal(code_postal ?? '', pays)
  if (wrong) throw new ApiError('champs_invalides', { errors: { code_postal: wrong } })
  return { ...columns, ...toSite(site) }
}

const insert = (tx: Tx, row: typeof t.agences.$inferInsert) =>
  tx.insert(t.agences).values(row).returning({ id: t.agences.id })

type Change = { before: Row; columns: Columns }

async function update(
  tx: Tx,
  { before, columns }: Change,
  { user, now }: Save<Fields>,
): Promise<void> {
  const { id } = before
  // Changes by members need a new verification, those by staff do not.
  const isSeenAgain = !user.compte.staff && changesVerified(before, { ...before, ...columns })
  await tx
    .update(t.agences)
    .set({
      ...columns,
      updated_at: now.toISOString(),
      ...(isSeenAgain && { verifie_le: null, refus_motif: null }),
    })
    .where(eq(t.agences.id, id))
  await rebuildVoyagesOfAgence(tx, id, now, isSeenAgain ? 'other' : 'edit')
}
