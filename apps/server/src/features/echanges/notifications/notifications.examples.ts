import { createECDH, randomBytes } from 'node:crypto'
import type { appareilsPush } from '@foulee/contract/echanges/appareils-push'
import type { notifications } from '@foulee/contract/echanges/notifications'
import type { reglagesNotifications } from '@foulee/contract/echanges/reglages-notifications'
import * as tables from '@foulee/db/schema'
import { signUnsubscribe } from '#kernel/mail/unsubscribe.ts'
import { type Examples, MEMBERS, OPEN, OWNER } from '#test/http/examples.ts'

export const notificationsExamples: Examples<keyof typeof notifications> = {
  'POST /api/notifications/list': {
    who: MEMBERS,
    input: async ({ t }, owner) => {
      await t.db
        .insert(tables.notifications)
        .values({
          users_id: owner.id,
          kind: 'courses',
          cle: 'course:1:date',
          titre: 'La date change',
          texte: 'La date passe du samedi 6 juin au samedi 13 juin 2026.',
          url: '/courses/trail',
        })
        .onConflictDoNothing()
      return { query: { page: 1, nb_page: 5 } }
    },
  },
  'POST /api/notifications/lues': { who: MEMBERS, input: () => ({ body: { ids: [1] } }) },
}

export const reglagesExamples: Examples<keyof typeof reglagesNotifications> = {
  'GET /api/notifications/reglages': { who: MEMBERS, input: () => ({}) },
  'POST /api/notifications/reglages': {
    who: MEMBERS,
    input: () => ({ body: { choix: { courses: { mail: 'quotidien' } }, heure: 18, jour: 5 } }),
  },
  'GET /api/notifications/desabonnement/{jeton}': {
    who: OPEN,
    input: async ({ t }, owner) => ({
      params: { jeton: await signUnsubscribe(t.db, { users_id: owner.id, sujet: 'courses' }) },
    }),
  },
  'POST /api/notifications/desabonnement/{jeton}': {
    who: OPEN,
    input: async ({ t }, owner) => ({
      params: { jeton: await signUnsubscribe(t.db, { users_id: owner.id, sujet: 'courses' }) },
    }),
  },
}

const newTarget = () => {
  const ecdh = createECDH('prime256v1')
  return {
    adresse: `https://push.exemple.fr/${randomBytes(9).toString('base64url')}`,
    p256dh: ecdh.generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  }
}

export const appareilsExamples: Examples<keyof typeof appareilsPush> = {
  'GET /api/notifications/appareils': { who: MEMBERS, input: () => ({}) },
  'POST /api/notifications/appareils': { who: MEMBERS, input: () => ({ body: newTarget() }) },
  'POST /api/notifications/appareils/del': {
    who: OWNER,
    input: async ({ t }, owner) => {
      const { call } = await t.signIn(owner)
      return {
        body: { id: (await call('POST /api/notifications/appareils', { body: newTarget() })).id },
      }
    },
  },
}
