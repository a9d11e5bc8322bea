import type { Tx } from '../connect.ts'
import * as t from '../schema.ts'
import type { CastIds } from './cast.ts'
import { insertRows } from './insert-rows.ts'

const HOUR_MS = 3_600_000

export async function insertContact(tx: Tx, { karim, nora }: CastIds, now: Date): Promise<void> {
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS).toISOString()
  const messages = await tx
    .insert(t.contactMessages)
    .values([
      {
        users_id: karim,
        nom: 'Karim Benali',
        email: 'karim@foulee.example',
        sujet: 'compte',
        message:
          'Bonjour,\nje change de travail et mon ancienne adresse va fermer. Comment garder mon compte\u00a0?',
        etat: 'repondu',
        lu_le: hoursAgo(50),
        version: 2,
        created_at: hoursAgo(53),
      },
      {
        nom: 'Lise Martin',
        email: 'lise.martin@exemple.fr',
        sujet: 'course',
        message:
          'La date du trail de notre village a changé\u00a0: c’est une semaine plus tard, à la même heure. Pouvez-vous corriger la page\u00a0?',
        created_at: hoursAgo(20),
      },
      {
        nom: 'Comité des fêtes de Saint-Aubin',
        email: 'comite@exemple.fr',
        sujet: 'organisateur',
        message:
          'Nous organisons une course nature tous les ans en mai. Comment la mettre dans votre calendrier, et combien cela coûte-t-il\u00a0?',
        created_at: hoursAgo(5),
      },
    ])
    .returning({ id: t.contactMessages.id })
  await insertRows(tx, t.contactSuites, [
    {
      contact_messages_id: messages[0]?.id ?? 0,
      type: 'reponse' as const,
      texte:
        'Bonjour Karim,\nchangez l’adresse dans vos réglages, à «\u00a0Compte\u00a0», tant que vous lisez encore l’ancienne\u00a0: tout le reste vous suit.',
      users_id: nora,
      created_at: hoursAgo(49),
    },
  ])
}
