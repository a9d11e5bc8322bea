import * as z from 'zod'
import { Instant } from '../shared/fields.ts'
import { data, endpoints } from '../shared/kit.ts'

export const SecondFacteur = z.strictObject({
  actif_le: Instant.nullable(),
  secours: z.int().min(0),
  est_demande: z.boolean(),
  donne_le: Instant.nullable(),
})
export type SecondFacteur = z.infer<typeof SecondFacteur>

/** TOTP code or recovery code; spaces and hyphens are ignored. */
const Code = z.object({ code: z.string().trim().min(1).max(40) })

const CodesDeSecours = z.strictObject({ codes: z.array(z.string()) })

const REFUSAL_CODES = [
  'acces_refuse',
  'second_facteur_absent',
  'facteur_refuse',
  'trop_de_demandes',
] as const

export const secondFacteur = endpoints({
  'GET /api/second-facteur': {
    summary: 'Où en est mon second facteur, pour l’équipe.',
    access: 'member',
    reply: data(SecondFacteur),
    errors: ['acces_refuse'],
  },
  'POST /api/second-facteur/preparer': {
    summary: 'Prépare une application d’authentification (TOTP)\u00a0: son secret et son adresse.',
    access: 'member',
    reply: data(z.strictObject({ secret: z.string(), uri: z.string() })),
    errors: ['acces_refuse', 'second_facteur_actif'],
  },
  'POST /api/second-facteur/activer': {
    summary: 'Active l’application préparée avec un premier code, et donne les codes de secours.',
    access: 'member',
    body: Code,
    reply: data(CodesDeSecours),
    errors: [...REFUSAL_CODES, 'second_facteur_actif'],
  },
  'POST /api/second-facteur/valider': {
    summary:
      'Donne le second facteur pour cette session\u00a0: un code de l’application ou de secours.',
    access: 'member',
    body: Code,
    reply: data(SecondFacteur),
    errors: REFUSAL_CODES,
  },
  'POST /api/second-facteur/secours': {
    summary: 'Remplace les codes de secours, contre un code.',
    access: 'member',
    body: Code,
    reply: data(CodesDeSecours),
    errors: REFUSAL_CODES,
  },
  'POST /api/second-facteur/retirer': {
    summary: 'Retire l’application, contre un code.',
    access: 'member',
    body: Code,
    reply: data(SecondFacteur),
    errors: REFUSAL_CODES,
  },
})
