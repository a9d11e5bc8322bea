import type { Input } from '@foulee/contract/shared/call'
import { createCourse, createOrganisateur, createUser } from '@foulee/testing/factories'
import { createParcours } from '@foulee/testing/parcours'
import type { SignedIn, TestApp } from '#test/test-app.ts'

type Body = Input<'POST /api/commentaires'>['body']
type Objet = { model: 'parcours' | 'course'; id: number }
export type Member = SignedIn & { id: number; email: string }

export function meetReviewers(t: TestApp) {
  const newMember = async (input: Parameters<typeof createUser>[1] = {}): Promise<Member> => {
    const user = await createUser(t.db, input)
    return { ...user, ...(await t.signIn(user)) }
  }
  return {
    newMember,
    newRoute: async (author?: { id: number }) => {
      const { id, slug } = await createParcours(t.db, t.clock.now, {
        ...(author && { users_id: author.id }),
      })
      return { model: 'parcours' as const, id, slug }
    },
    newCourse: async (etat = 100) => {
      const organiser = await newMember()
      const organisateur = await createOrganisateur(t.db, { membres: [organiser.id] })
      const { id } = await createCourse(t.db, t.clock.now, {
        organisateurs_id: organisateur.id,
        etat,
      })
      return { objet: { model: 'course', id } as const, organiser }
    },
    say: (member: Member, { model, id }: Objet, more: Partial<Body> = {}) =>
      member.call('POST /api/commentaires', {
        body: { model, id, texte: 'De belles vues, à faire par temps sec.', ...more },
      }),
    list: async ({ model, id }: Objet, more: object = {}, call = t.call) =>
      (await call('POST /api/commentaires/list', { body: { model, id, ...more } })).data,
    mine: async (member: Member, { model, id }: Objet) =>
      (await member.call('POST /api/commentaires/my', { body: { model, id } })).data,
    readCard: async ({ id }: Objet) => {
      const { rows } = await t.db.$client.query(
        `select p.note_moyenne, p.nb_notes, c.note as carte_note, (c.carte::json->>'note')::float8 as json
         from parcours p join parcours_cards c on c.parcours_id = p.id where p.id = $1`,
        [id],
      )
      return rows[0]
    },
    mailsOf: async ({ email }: Member) => {
      await t.workOff()
      return t.mailsTo(email).map(({ subject }) => subject)
    },
  }
}
