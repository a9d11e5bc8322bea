import { rebuildParcoursCards } from '@foulee/db/read-models/parcours-cards'
import { parcours, parcoursCarres, parcoursJournal } from '@foulee/db/schema'
import { eq } from 'drizzle-orm'
import { eraseLate, rowsOf } from '#kernel/gdpr/member-rows.ts'
import type { Personal } from '#kernel/gdpr/personal.ts'
import { queueRemoval } from '#platform/images/retrait.ts'
import { eraseParcours, lockParcours } from './parcours.erase.ts'
import {
  listDessins,
  listOriginals,
  listPhotoFiles,
  listPhotos,
  listPoints,
  listReponses,
  listTraces,
} from './parcours.export.ts'
import { prepareReductions } from './parcours.reduce.ts'

export const parcoursPersonal: Personal = {
  // Public ones have lost their owner by then: `erase` removed the name.
  owned: [parcours.users_id, parcoursCarres.users_id],
  signed: [parcoursJournal.users_id],
  collect: [
    {
      name: 'parcours',
      contenu: 'vos parcours, avec leurs textes et leurs réglages',
      find: rowsOf(parcours.users_id),
    },
    {
      name: 'traces-de-parcours',
      contenu: 'les mesures de vos parcours et le nom de leurs fichiers',
      find: listTraces,
    },
    {
      name: 'abords-caches',
      contenu:
        'les carrés d’environ 400 m qui placent le masque autour de vos départs et arrivées cachés',
      find: rowsOf(parcoursCarres.users_id),
    },
    {
      name: 'points-de-parcours',
      contenu: 'les points que vous avez placés le long de vos parcours',
      find: listPoints,
    },
    {
      name: 'traces-dessines',
      contenu: 'les points et les tronçons des parcours que vous avez tracés sur la carte',
      find: listDessins,
    },
    {
      name: 'photos-de-parcours',
      contenu: 'les titres et les lieux de vos photos de parcours',
      find: listPhotos,
    },
    {
      name: 'publications-de-parcours',
      contenu: 'les publications de parcours que vous avez demandées ou décidées',
      find: rowsOf(parcoursJournal.users_id),
    },
    {
      name: 'reponses-aux-avis',
      contenu: 'vos réponses aux avis sur vos parcours',
      find: listReponses,
    },
  ],
  collectFiles: [
    {
      contenu: 'la trace d’un de vos parcours, telle que vous l’avez envoyée',
      find: listOriginals,
    },
    { contenu: 'une de vos photos de parcours', find: listPhotoFiles },
  ],
  async erase(services, users_id) {
    const prepared = await prepareReductions(services.db, services, users_id)
    return {
      lock: (tx) => lockParcours(tx, users_id),
      erase: async (tx, { now }) => {
        const routes = await lockParcours(tx, users_id)
        await queueRemoval(tx, await eraseParcours(tx, { ...services, prepared }, routes, now))
      },
    }
  },
  async retell(tx, { users_id, now }) {
    const routes = await tx
      .select({ id: parcours.id })
      .from(parcours)
      .where(eq(parcours.users_id, users_id))
    await rebuildParcoursCards(
      tx,
      routes.map(({ id }) => id),
      now,
    )
  },
  purge: (tx) => eraseLate(tx, parcours.users_id),
}
