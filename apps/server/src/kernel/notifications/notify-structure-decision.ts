import type { Tx } from '@foulee/db/connect'
import type { GenreStructure } from '#kernel/mail/structure-words.ts'
import type { Member } from '#kernel/organisations/membership.ts'
import { notifyDecision } from './notify-decision.ts'

type Structure = {
  genre: GenreStructure
  row: { id: number; nom: string; slug: string }
  members: readonly Member[]
  isKept?: boolean
}
type Decided = { decision: 'verifier' | 'refuser'; motif?: string | undefined; now: Date }

export async function notifyStructureDecision(
  tx: Tx,
  { genre, row: { id, nom, slug }, members, isKept = false }: Structure,
  { decision, motif = '', now }: Decided,
): Promise<void> {
  const cle = `${genre}:${id}:${decision}:${now.toISOString()}`
  const decided = decision === 'verifier' ? { slug } : { motif, ...(isKept && { id }) }
  for (const { users_id, email: to, prenom } of members) {
    const props = { genre, prenom, nom, ...decided }
    const lettre = { to, template: 'structure-decidee' as const, props }
    await notifyDecision(tx, { users_id, cle, lettre, now })
  }
}
