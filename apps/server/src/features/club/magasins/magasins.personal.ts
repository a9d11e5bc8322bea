import type { Db, Tx } from '@foulee/db/connect'
import { rebuildMagasinCards } from '@foulee/db/read-models/magasin-cards'
import { magasinInvitations, magasinMembres, magasins, magasinVersions } from '@foulee/db/schema'
import { and, eq, getTableColumns, inArray, isNull, lt, sql } from 'drizzle-orm'
import { rowsOf } from '#kernel/gdpr/member-rows.ts'
import type { Leaving, Personal } from '#kernel/gdpr/personal.ts'
import { queueMail } from '#kernel/mail/queue.ts'
import type { Config } from '#platform/config/config.ts'
import { removeMagasinRow } from './verification.commands.ts'

const invitations = magasinInvitations
const m = magasinMembres
/** The hash grants membership and is no personal data. */
const { token_hash: _, ...INVITATION } = getTableColumns(invitations)
const { id, nom, slug } = magasins

export const magasinsPersonal: Personal = {
  owned: [m.users_id, invitations.users_id],
  signed: [invitations.accepted_by, magasinVersions.users_id],
  kept: [{ column: magasins.created_by, why: 'The queue of the staff says who proposed it.' }],
  collect: [
    { name: 'magasins', contenu: 'les magasins dont vous êtes membre', find: listManaged },
    {
      name: 'invitations-a-tenir-un-magasin',
      contenu: 'les invitations à tenir un magasin que vous avez envoyées',
      find: rowsOf(invitations.users_id, INVITATION),
    },
    {
      name: 'magasins-proposes',
      contenu: 'les magasins que vous avez proposés',
      find: rowsOf(magasins.created_by, { id, nom, slug }),
    },
    {
      name: 'magasins-modifies',
      contenu: 'ce que vous avez changé dans des magasins',
      find: rowsOf(magasinVersions.users_id),
    },
  ],
  forget: ({ config }) => ({
    erase: async (tx, leaving) => {
      await eraseMagasins(tx, config, leaving)
      await tx.delete(invitations).where(sql`lower(${invitations.email}) = lower(${leaving.email})`)
    },
  }),
  purge: purgeInvitations,
}

function listManaged(db: Db, users_id: number) {
  const { origine, created_at } = m
  return db
    .select({ id, nom, origine, created_at })
    .from(m)
    .innerJoin(magasins, eq(id, m.magasins_id))
    .where(eq(m.users_id, users_id))
}

/**
 * A shop remains and may be claimed again; an unverified proposal is deleted. The member's address
 * is removed from all of them. Runs before memberships are deleted.
 */
async function eraseMagasins(
  tx: Tx,
  config: Config,
  { id: users_id, email, now }: Leaving,
): Promise<void> {
  const mine = tx.select({ id: m.magasins_id }).from(m).where(eq(m.users_id, users_id))
  const managed = await tx
    .select()
    .from(magasins)
    .where(inArray(magasins.id, mine))
    .orderBy(magasins.id)
    .for('update')
  for (const magasin of managed) {
    const isAlone = (await tx.$count(m, eq(m.magasins_id, magasin.id))) < 2
    if (isAlone && !magasin.verifie_le) await removeMagasinRow(tx, magasin)
    else await blank(tx, magasin, { email, isAlone, now })
    if (isAlone && magasin.verifie_le && config.contactEmail) {
      const props = { genre: 'magasin', nom: magasin.nom } as const
      await queueMail(tx, { to: config.contactEmail, template: 'structure-seule', props })
    }
  }
}

async function blank(
  tx: Tx,
  magasin: typeof magasins.$inferSelect,
  { email, isAlone, now }: { email: string; isAlone: boolean; now: Date },
): Promise<void> {
  const isOwn = magasin.email?.toLowerCase() === email.toLowerCase()
  if (!isAlone && !isOwn) return
  await tx
    .update(magasins)
    .set({ email: null, ...(isAlone && { telephone: null }) })
    .where(eq(magasins.id, magasin.id))
  await rebuildMagasinCards(tx, [magasin.id], now)
}

function purgeInvitations(tx: Tx, now: Date): Promise<unknown> {
  const hasRunOut = lt(invitations.expires_at, now.toISOString())
  return tx.delete(invitations).where(and(hasRunOut, isNull(invitations.accepted_at)))
}
