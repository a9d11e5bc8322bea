import { KINDS, type Kind } from '@foulee/domain/shared/kinds'
import * as z from 'zod'
import { Day, Text, Time } from '../shared/fields.ts'
import { data, endpoints, file } from '../shared/kit.ts'

export const AgendaItem = z.strictObject({
  cle: z.string(),
  nature: z.enum(['echeance', 'papier', 'sortie', ...(Object.keys(KINDS) as [Kind, ...Kind[]])]),
  jour: Day,
  fin: Day.nullable(),
  heure: Time.nullable(),
  /** Time zone of the hour, if not Paris. */
  fuseau: z.string().optional(),
  titre: z.string(),
  detail: z.string(),
  url: Text,
  etat: z.enum(['prevu', 'fait', 'manque', 'annule']),
  charge: z.int().nullable(),
  entrainements_id: z.int().nullable(),
})
export type AgendaItem = z.infer<typeof AgendaItem>

export const Agenda = z.strictObject({
  items: z.array(AgendaItem),
  conflits: z.array(z.strictObject({ jour: Day, message: z.string() })),
  flux_depuis: Day.nullable(),
})
export type Agenda = z.infer<typeof Agenda>

export const agenda = endpoints({
  'POST /api/auth/agenda': {
    summary:
      'Tout ce qui est daté pour moi, entre deux jours (six semaines autour d’aujourd’hui sinon).',
    access: 'member',
    isRead: true,
    query: z.object({ du: Day.optional(), au: Day.optional() }),
    reply: data(Agenda),
  },
  'POST /api/auth/agenda/flux': {
    summary:
      'Donne une adresse iCalendar privée à mon agenda\u00a0; celle d’avant ne mène plus à rien. Elle n’est montrée qu’une fois.',
    access: 'member',
    reply: data(z.strictObject({ url: z.string() })),
    errors: ['trop_de_demandes'],
  },
  'POST /api/auth/agenda/flux/del': {
    summary: 'Ferme mon adresse iCalendar.',
    access: 'member',
    reply: data(z.null()),
  },
  'GET /api/agenda/{token}': {
    summary: 'L’agenda d’un membre au format iCalendar, par son adresse privée.',
    access: 'public',
    params: z.object({
      token: z.string().regex(/^[\w-]{43}(\.ics)?$/, 'Cette adresse est incomplète.'),
    }),
    reply: file('text/calendar'),
    errors: ['agenda_introuvable'],
  },
})
