import type { Tx } from '@foulee/db/connect'
import { type AnyMail, renderContent } from '#kernel/mail/templates.ts'
import { type Letter, tellMembers } from './tell-members.ts'

export type Decision = {
  users_id: number
  /** What was decided, once: `parcours:12:publier:2026-05-01T…`. */
  cle: string
  lettre: Letter
  /** Why, where the letter quotes something else. */
  motif?: string
  /** The reason is owed: it is shown and written whatever they chose. */
  isOwed?: boolean
  now: Date
}

/**
 * Tells a member what the staff decided of what they wrote or asked for (produit 13.4). The letter keeps its
 * own words; the bell and the devices say its subject, its first sentence and the reason.
 */
export function tellDecision(
  tx: Tx,
  { users_id, cle, lettre, motif, isOwed = false, now }: Decision,
): Promise<void> {
  const { subject, paragraphs, quote, button } = renderContent(lettre as AnyMail, { publicUrl: '' })
  // The first line of a letter greets.
  const [, texte = ''] = paragraphs
  const nouvelle = { cle, titre: subject, texte, citation: motif ?? quote, url: button?.url ?? '/' }
  const lecteur = { users_id, nouvelles: [nouvelle], mail: { lettre }, isOwed }
  return tellMembers(tx, { kind: 'decisions', le: now, lecteurs: [lecteur] })
}
