import { invalidate } from '@foulee/db/invalidation'
import { structureContents, type Touch } from '#kernel/organisations/content.ts'
import { agenceStructure } from './agences.structure.ts'

export const hideFormer: Touch = (tx, ids) =>
  invalidate(
    tx,
    ids.map((id) => `agence:${id}` as const),
  )

export const agenceContents = structureContents(agenceStructure, hideFormer, {
  speaksFor: async (_, id) => ({ emetteur: { kind: 'agence', id } }),
})
