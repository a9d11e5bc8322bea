import { SUIVABLES } from '@foulee/domain/echanges/publication'
import * as z from 'zod'
import { Id } from '../shared/fields.ts'
import { data, endpoints } from '../shared/kit.ts'
import { Emetteur } from './fil.ts'

export const Suggestion = z.strictObject({ cible: Emetteur, raison: z.string() })
export type Suggestion = z.infer<typeof Suggestion>

export const Suggestions = z.strictObject({
  /** Without a town nothing nearby is found, and the page asks for it. */
  ville_connue: z.boolean(),
  personnes: z.array(Suggestion),
  courses: z.array(Suggestion),
  organisateurs: z.array(Suggestion),
})
export type Suggestions = z.infer<typeof Suggestions>

export const suggestions = endpoints({
  'POST /api/suggestions': {
    summary:
      'Qui et quoi suivre, chacun avec une raison tirée de mon profil\u00a0: des membres, des courses, des organisateurs et des magasins.',
    access: 'member',
    isRead: true,
    reply: data(Suggestions),
  },
  'POST /api/suggestions/refuser': {
    summary: 'Ne me propose plus cela, ou me le propose de nouveau.',
    access: 'member',
    body: z.object({ kind: z.enum(SUIVABLES), id: Id, est_refusee: z.boolean() }),
    reply: data(z.strictObject({ est_refusee: z.boolean() })),
    errors: ['objet_introuvable'],
  },
})
