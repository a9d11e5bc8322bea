import {
  AUDIENCE_EVENTS,
  AUDIENCE_NAMES,
  type AudienceName,
  LISTE_TYPES,
} from '@foulee/domain/site/audience'
import * as z from 'zod'
import { Id } from '../shared/fields.ts'
import { data, endpoints } from '../shared/kit.ts'

const DETAILS = {
  id: Id,
  note: z.int().min(1).max(5),
  oui_non: z.boolean(),
  rubrique: z.string().regex(/^[a-z-]{0,40}$/),
  element: z.enum(LISTE_TYPES),
} as const
type Details = typeof DETAILS

type Events = typeof AUDIENCE_EVENTS
type EventSchema<N extends AudienceName> = z.ZodObject<{
  name: z.ZodLiteral<N>
  props: z.ZodObject<{
    [P in keyof Events[N]]: Events[N][P] extends keyof Details ? Details[Events[N][P]] : never
  }>
}>

function describeEvent<N extends AudienceName>(name: N): EventSchema<N> {
  const details: Readonly<Record<string, keyof Details>> = AUDIENCE_EVENTS[name]
  const props = Object.entries(details).map(([prop, kind]) => [prop, DETAILS[kind]])
  const schema = z.strictObject({
    name: z.literal(name),
    props: z.strictObject(Object.fromEntries(props)),
  })
  return schema as unknown as EventSchema<N>
}

type AnyEvent = { [N in AudienceName]: EventSchema<N> }[AudienceName]

export const AudienceEvent = z.discriminatedUnion(
  'name',
  AUDIENCE_NAMES.map(describeEvent) as unknown as [AnyEvent, ...AnyEvent[]],
)

export const audience = endpoints({
  'POST /api/audience': {
    summary: 'Enregistre des évènements de mesure d’audience, avec le consentement de la personne.',
    access: 'public',
    body: z.object({
      /**
       * Consent, without which nothing is recorded; also allows a signed-in caller to be linked.
       */
      consentement: z.literal('audience'),
      /** Visit id kept in the memory of one page: 16 hexadecimal digits. */
      visite: z.string().regex(/^[0-9a-f]{16}$/),
      events: z.array(AudienceEvent).min(1).max(20).readonly(),
    }),
    /** Number recorded: zero if the browser objects to tracking. */
    reply: data(z.strictObject({ enregistres: z.int().min(0) })),
    errors: ['trop_de_demandes'],
  },
})
