import type { Tx } from '@foulee/db/connect'
import { rebuildMagasinCards } from '@foulee/db/read-models/magasin-cards'
import { magasinInvitations, magasinMembres, magasins, magasinVersions } from '@foulee/db/schema'
import { eq } from 'drizzle-orm'
import { rowsOf } from '#kernel/gdpr/member-rows.ts'
import type { Leaving } from '#kernel/gdpr/personal.ts'
import { eraseManaged } from '#kernel/organisations/erase.ts'
import { structurePersonal } from '#kernel/organisations/personal.ts'
import type { Config } from '#platform/config/config.ts'
import { magasinStructure } from './magasins.structure.ts'
import { removeMagasinRow } from './magasins.verification.ts'

export const magasinsPersonal = structurePersonal({
  table: magasins,
  membres: magasinMembres,
  invitations: magasinInvitations,
  key: magasinMembres.magasins_id,
  signed: [magasinVersions.users_id],
  names: {
    managed: ['magasins', 'les magasins dont vous êtes membre'],
    invitations: [
      'invitations-a-tenir-un-magasin',
      'les invitations à tenir un magasin que vous avez envoyées',
    ],
    created: ['magasins-proposes', 'les magasins que vous avez proposés'],
  },
  collect: [
    {
      name: 'magasins-modifies',
      contenu: 'ce que vous avez changé dans des magasins',
      find: rowsOf(magasinVersions.users_id),
    },
  ],
  erase: eraseMagasins,
})

/** A shop remains and may be claimed again; an unverified proposal is deleted. */
function eraseMagasins(tx: Tx, config: Config, leaving: Leaving): Promise<void> {
  const blank = async (id: number, contact: { email: null; telephone?: null }) => {
    await tx.update(magasins).set(contact).where(eq(magasins.id, id))
    await rebuildMagasinCards(tx, [id], leaving.now)
  }
  return eraseManaged(tx, magasinStructure, config, leaving, {
    async withdrawShared(_, { id, email }) {
      if (email?.toLowerCase() === leaving.email.toLowerCase()) await blank(id, { email: null })
    },
    async eraseSole(_, magasin) {
      const isLeft = magasin.verifie_le !== null
      if (!isLeft) return { folders: await removeMagasinRow(tx, magasin), isLeft }
      await blank(magasin.id, { email: null, telephone: null })
      return { folders: [], isLeft }
    },
  })
}
