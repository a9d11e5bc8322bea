import type { commentaires } from '@foulee/contract/echanges/commentaires'
import type { Db } from '@foulee/db/connect'
import { createCommentaire } from '@foulee/testing/commentaires'
import { createCourse, createOrganisateur } from '@foulee/testing/factories'
import {
  type Examples,
  MEMBERS,
  OPEN,
  OWNED,
  OWNER,
  STAFF,
  VERIFIED,
  type World,
} from '#test/http/examples.ts'

const AVIS = { texte: 'Bien balisé, à faire tôt le matin.', note: 4, date_sortie: '2026-03-01' }

const onCourse = async (db: Db, now: Date, membre: number) => {
  const organisateur = await createOrganisateur(db, { membres: [membre] })
  return createCourse(db, now, { organisateurs_id: organisateur.id })
}

const aboutCourse = ({ course }: World) => ({ model: 'course', id: course.id }) as const

export const commentairesExamples: Examples<keyof typeof commentaires> = {
  'POST /api/commentaires': {
    who: VERIFIED,
    input: (world) => ({ body: { ...aboutCourse(world), ...AVIS } }),
  },
  'POST /api/commentaires/list': {
    who: OPEN,
    input: async (world) => {
      await createCommentaire(world.t.db, { objet_id: world.course.id, note: 5 })
      return { body: aboutCourse(world) }
    },
  },
  'POST /api/commentaires/my': {
    who: MEMBERS,
    input: async (world, owner) => {
      await createCommentaire(world.t.db, { objet_id: world.course.id, users_id: owner.id })
      return { body: aboutCourse(world) }
    },
  },
  'POST /api/commentaires/del': {
    who: OWNER,
    input: async ({ t, course }, owner) => {
      const { id } = await createCommentaire(t.db, { objet_id: course.id, users_id: owner.id })
      return { body: { id } }
    },
  },
  'POST /api/commentaires/repondre': {
    who: OWNED,
    input: async ({ t }, owner) => {
      const course = await onCourse(t.db, t.clock.now, owner.id)
      const { id } = await createCommentaire(t.db, { objet_id: course.id })
      return { body: { id, reponse: 'Merci, à l’année prochaine.' } }
    },
  },
  'POST /api/commentaires/masquer': {
    who: STAFF,
    input: async ({ t, course }) => {
      const { id } = await createCommentaire(t.db, { objet_id: course.id })
      return { body: { id, motif: 'Propos insultants.' } }
    },
  },
}
