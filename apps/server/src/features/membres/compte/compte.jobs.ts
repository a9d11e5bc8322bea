import { users } from '@foulee/db/schema'
import { showCode } from '@foulee/domain/courses/revendication'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { JobContext } from '#kernel/jobs/work.ts'
import { deliver } from '#kernel/mail/deliver.ts'
import { issueCode, issueToken } from './jetons.ts'

/** In the fragment: it reaches no server log and no other site. */
const linkTo = ({ config }: JobContext, path: string, token: string) =>
  `${config.publicUrl}${path}#${token}`

export async function sendReset(
  context: JobContext,
  { email }: { email: string },
  id: string,
): Promise<void> {
  const { db, clock } = context
  const [user] = await db
    .select()
    .from(users)
    .where(and(sql`lower(${users.email}) = lower(${email})`, isNull(users.supprime_le)))
  if (!user) return
  const { email: to, prenom, suspendu_le, suspendu_motif } = user
  if (suspendu_le) {
    const props = { prenom, motif: suspendu_motif ?? '' }
    await deliver(context, { to, template: 'compte-suspendu', props }, id)
    return
  }
  const jeton = { users_id: user.id, usage: 'reinitialisation', email: user.email } as const
  const token = await db.transaction((tx) => issueToken(tx, { ...jeton, now: clock() }))
  const url = linkTo(context, '/reinitialiser-mot-de-passe', token)
  await deliver(context, { to, template: 'reinitialisation', props: { prenom, url } }, id)
}

export async function sendVerification(
  context: JobContext,
  { users_id, email }: { users_id: number; email: string },
  id: string,
): Promise<void> {
  const { db, clock } = context
  const [user] = await db.select().from(users).where(eq(users.id, users_id))
  if (!user || user.supprime_le) return
  const isNew = user.email_attendu === email
  const isWaiting = isNew || (user.email === email && !user.email_verifie_le)
  if (!isWaiting) return
  const jeton = { users_id, usage: 'verification', email } as const
  const token = await db.transaction((tx) => issueToken(tx, { ...jeton, now: clock() }))
  const props = { prenom: user.prenom, url: linkTo(context, '/verifier-email', token) }
  const template = isNew ? 'nouvelle-adresse' : 'verification'
  await deliver(context, { to: email, template, props }, id)
}

export async function sendReturn(
  context: JobContext,
  { users_id, email, adresse }: { users_id: number; email: string; adresse: string },
  id: string,
): Promise<void> {
  const { db, clock } = context
  const [user] = await db.select().from(users).where(eq(users.id, users_id))
  if (!user || user.supprime_le || user.email === email) return
  const jeton = { users_id, usage: 'retour', email } as const
  const token = await db.transaction((tx) => issueToken(tx, { ...jeton, now: clock() }))
  const url = linkTo(context, '/reinitialiser-mot-de-passe', token)
  const props = { prenom: user.prenom, adresse, url }
  await deliver(context, { to: email, template: 'adresse-changee', props }, id)
}

export async function sendErasureCode(
  context: JobContext,
  { users_id }: { users_id: number },
  id: string,
): Promise<void> {
  const { db, clock } = context
  const [user] = await db.select().from(users).where(eq(users.id, users_id))
  if (!user || user.supprime_le) return
  const { email, prenom } = user
  const code = await issueCode(db, { users_id, usage: 'suppression', email, now: clock() })
  const props = { prenom, code: showCode(code) }
  await deliver(context, { to: email, template: 'code-suppression', props }, id)
}
