import type { Tx } from '@foulee/db/connect'
import { type AnyMail, renderContent } from '#kernel/mail/templates.ts'
import { type Letter, notifyMembers } from './notify-members.ts'

export type Decision = {
  users_id: number
  /** Idempotency key: `parcours:12:publier:2026-05-01T…`. */
  cle: string
  lettre: Letter
  /** Reason, where the email quotes another text. */
  motif?: string
  /** The reason is owed: preferences do not apply. */
  isOwed?: boolean
  now: Date
}

/**
 * Notifies a member of a staff decision on their content or request (produit 13.4). The email has
 * its own template; the bell and push messages take its subject, first sentence and reason.
 */
export function notifyDecision(
  tx: Tx,
  { users_id, cle, lettre, motif, isOwed = false, now }: Decision,
): Promise<void> {
  const { subject, paragraphs, quote, button } = renderContent(lettre as AnyMail, { publicUrl: '' })
  const [, texte = ''] = paragraphs
  const nouvelle = { cle, titre: subject, texte, citation: motif ?? quote, url: button?.url ?? '/' }
  const lecteur = { users_id, nouvelles: [nouvelle], mail: { lettre }, isOwed }
  return notifyMembers(tx, { kind: 'decisions', le: now, lecteurs: [lecteur] })
}
