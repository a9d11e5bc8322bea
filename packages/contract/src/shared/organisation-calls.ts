import * as z from 'zod'
import type { ErrorCode } from './error-catalogue.ts'
import { Email, Id, IdParam } from './fields.ts'
import { filterQuery } from './filters.ts'
import { data, list } from './kit.ts'
import { Token, Verification } from './structures.ts'

type Under<R extends string, E> = {
  [K in keyof E as K extends `${infer Method} ${infer Path}`
    ? `${Method} /api/${R}${Path}`
    : never]: E[K]
}

const under = <R extends string, E extends object>(root: R, calls: E) =>
  Object.fromEntries(
    Object.entries(calls).map(([key, call]) => [key.replace(' ', ` /api/${root}`), call]),
  ) as Under<R, E>

type Words = {
  un: string
  mien: string
  quel: string
  /** « gérer », before `un` and `quel`. */
  gerer: string
  /** « gérer une de mes agences ». */
  inviter: string
  /** « le », in « pour le quitter ». */
  le: string
  aVerifier: string
  verifier: string
}

type Described<G, I, A, M, E> = {
  words: Words
  gestion: G
  invite: I
  aVerifier: A
  missing: M
  /** Refusals of a verification, beside `missing`. */
  refusals: readonly E[]
}

const INVITED = ['invitation_introuvable', 'invitation_perimee'] as const
const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export function organisationCalls<
  const R extends string,
  G extends z.ZodType,
  I extends z.ZodType,
  A extends z.ZodType,
  const M extends ErrorCode,
  const E extends ErrorCode,
>(root: R, { words, gestion, invite, aVerifier, missing, refusals }: Described<G, I, A, M, E>) {
  const { un, mien, quel, gerer, inviter, le } = words
  const mine = [missing, 'acces_refuse'] as const
  return under(root, {
    'GET /{id}/gestion': {
      summary: `${capitalize(mien)}, avec ses membres et ses invitations.`,
      access: 'member',
      params: z.object({ id: IdParam }),
      reply: data(gestion),
      errors: mine,
    },
    'POST /membres/inviter': {
      summary: `Invite quelqu’un à ${inviter}. Le lien vaut 30\u00a0jours.`,
      access: 'inviter',
      isCreation: true,
      body: z.object({ id: Id, email: Email }),
      reply: data(gestion),
      errors: [...mine, 'invitation_deja_envoyee', 'deja_membre', 'trop_de_demandes'],
    },
    'POST /membres/annuler': {
      summary: `Annule une invitation (\`invitation\`) à ${gerer} ${mien} (\`id\`).`,
      access: 'member',
      body: z.object({ id: Id, invitation: Id }),
      reply: data(gestion),
      errors: [...mine, ...INVITED],
    },
    'POST /membres/del': {
      summary: `Retire un membre d’${mien}\u00a0; soi-même pour ${le} quitter. Jamais le dernier.`,
      access: 'member',
      body: z.object({ id: Id, users_id: Id }),
      reply: data(z.null()),
      errors: [...mine, 'membre_introuvable', 'dernier_membre'],
    },
    'POST /invitation/show': {
      summary: `Qui invite à ${gerer} ${quel}\u00a0: pour qui détient le lien.`,
      access: 'public',
      isRead: true,
      body: z.object({ token: Token }),
      reply: data(invite),
      errors: ['invitation_introuvable'],
    },
    'POST /invitation/accept': {
      summary: `Accepte une invitation à ${gerer} ${un}.`,
      access: 'member',
      body: z.object({ token: Token }),
      reply: data(invite),
      errors: INVITED,
    },
    'GET /a-verifier': {
      summary: words.aVerifier,
      access: 'moderer',
      query: filterQuery({}),
      reply: list(aVerifier),
    },
    'POST /verifier': {
      summary: words.verifier,
      access: 'moderer',
      body: Verification,
      reply: data(z.null()),
      errors: [missing, ...refusals],
    },
  } as const)
}
