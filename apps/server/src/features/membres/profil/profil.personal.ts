import type { Db, Tx } from '@foulee/db/connect'
import { profilSocial, profils, suivis } from '@foulee/db/schema'
import { eq } from 'drizzle-orm'
import { rowsOf } from '#kernel/gdpr/member-rows.ts'
import type { Personal, StoredFile } from '#kernel/gdpr/personal.ts'
import { getLargestKey } from '#platform/images/largest-key.ts'
import { queueRemoval } from '#platform/images/retrait.ts'

export const profilPersonal: Personal = {
  owned: [profils.users_id, profilSocial.users_id, suivis.users_id, suivis.suivi_id],
  collect: [
    {
      name: 'profil',
      contenu: 'ce que vous avez dit de vous et de votre pratique, et vos réglages',
      find: findOwn,
    },
    {
      name: 'reseaux-sociaux',
      contenu: 'les liens de votre profil',
      find: rowsOf(profilSocial.users_id),
    },
    {
      name: 'abonnements',
      contenu: 'les membres que vous suivez, par leur numéro',
      find: rowsOf(suivis.users_id),
    },
    {
      name: 'abonnes',
      contenu: 'les membres qui vous suivent, par leur numéro',
      find: rowsOf(suivis.suivi_id),
    },
  ],
  collectFiles: [
    {
      contenu: 'votre photo',
      find: async (db, users_id) =>
        toFiles('images/avatar.webp', (await findOwn(db, users_id))?.avatar),
    },
    {
      contenu: 'votre bannière',
      find: async (db, users_id) =>
        toFiles('images/banniere.webp', (await findOwn(db, users_id))?.public_banner),
    },
  ],
  erase: (_, users_id) => ({
    erase: async (tx) => {
      const profil = await findOwn(tx, users_id)
      await queueRemoval(tx, { folders: [profil?.avatar, profil?.public_banner] })
    },
  }),
}

async function findOwn(db: Db | Tx, users_id: number) {
  const [profil] = await db.select().from(profils).where(eq(profils.users_id, users_id))
  return profil ?? null
}

function toFiles(name: string, folder: string | null | undefined): StoredFile[] {
  const key = getLargestKey(folder)
  return key ? [{ name, key }] : []
}
