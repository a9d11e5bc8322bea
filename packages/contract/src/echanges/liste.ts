import { INSCRIPTIONS } from '@foulee/domain/courses/edition'
import { LISTE_ETATS, LISTE_NOTE_MAX, LISTE_TYPES } from '@foulee/domain/echanges/liste'
import * as z from 'zod'
import { TypeCourse } from '../courses/type-course.ts'
import { SeanceCard } from '../entrainement/seance.ts'
import { ParcoursCard } from '../parcours/parcours.ts'
import { VoyageCard } from '../sejours/voyages.ts'
import { Day, Id, Instant, Metres, paragraph, Text, Time } from '../shared/fields.ts'
import { created, data, endpoints } from '../shared/kit.ts'

const Etat = z.enum(LISTE_ETATS)

export const ListeExtra = z.strictObject({ etat: Etat, note: Text, ajoute_le: Instant })
export type ListeExtra = z.infer<typeof ListeExtra>

export const ListeCourse = z.strictObject({
  course: z.strictObject({
    id: Id,
    slug: z.string(),
    nom: z.string(),
    ville: Text,
    departement: Text,
    fuseau: z.string(),
    photo: Text,
    statut: z.enum(['non_publiee', 'en_validation', 'publiee', 'annulee']),
    annulation_motif: Text,
  }),
  edition: z.strictObject({
    id: Id,
    /** Null while postponed without a new day. */
    date_debut: Day.nullable(),
    editions_fin: Day.nullable(),
    a_confirmer: z.boolean(),
    annulee: z.boolean(),
    annulation_motif: Text,
    reportee_du: Day.nullable(),
    report_motif: Text,
    is_past: z.boolean(),
    inscription: z.enum(INSCRIPTIONS).nullable(),
    url_inscription: Text,
  }),
  epreuve: z.strictObject({
    id: Id,
    nom: z.string(),
    type: TypeCourse,
    annulee: z.boolean(),
    annulation_motif: Text,
    distance: Metres.nullable(),
    denivele: Metres.nullable(),
    date_depart: Day.nullable(),
    heure_depart: Time.nullable(),
    has_started: z.boolean(),
    has_feuille: z.boolean(),
  }),
})
export type ListeCourse = z.infer<typeof ListeCourse>

const entry = <T extends (typeof LISTE_TYPES)[number], S extends z.ZodType>(type: T, item: S) =>
  z.strictObject({
    type: z.literal(type),
    id: Id,
    extra: ListeExtra,
    key: z.string(),
    /** Null if no longer visible to the caller. */
    item: item.nullable(),
  })

export const ListeEpreuve = entry('epreuve', ListeCourse)
export type ListeEpreuve = z.infer<typeof ListeEpreuve>
export const ListeParcours = entry('parcours', ParcoursCard)
export type ListeParcours = z.infer<typeof ListeParcours>

export const ListeEntrainement = entry('entrainement', SeanceCard)
export type ListeEntrainement = z.infer<typeof ListeEntrainement>

export const ListeVoyage = entry('voyage', VoyageCard)
export type ListeVoyage = z.infer<typeof ListeVoyage>

export const ListeItem = z.discriminatedUnion('type', [
  ListeEpreuve,
  ListeParcours,
  ListeEntrainement,
  ListeVoyage,
])
export type ListeItem = z.infer<typeof ListeItem>

export const Liste = z.strictObject({
  parcours: z.array(ListeParcours),
  epreuve: z.array(ListeEpreuve),
  entrainement: z.array(ListeEntrainement),
  voyage: z.array(ListeVoyage),
})
export type Liste = z.infer<typeof Liste>

const Type = z.enum(LISTE_TYPES)

export const liste = endpoints({
  'GET /api/liste': {
    summary:
      'Ma run list\u00a0: épreuves et séjours par date, parcours et séances du plus récent ajout au plus ancien.',
    access: 'member',
    reply: data(Liste),
  },
  'POST /api/liste/store': {
    summary:
      'Met une épreuve, un parcours, une séance ou un séjour dans ma run list, ou change ce que j’en dis\u00a0: ce qui n’est pas donné reste.',
    access: 'member',
    body: z.object({
      type: Type,
      id: Id.optional(),
      key: z.string().max(40).optional(),
      item: z.object({ id: Id.optional(), epreuve: z.object({ id: Id }).optional() }).optional(),
      extra: z
        .object({ etat: Etat.optional(), note: paragraph(LISTE_NOTE_MAX).nullable().optional() })
        .default({}),
    }),
    reply: created(ListeItem),
    errors: [
      'epreuve_introuvable',
      'parcours_introuvable',
      'seance_introuvable',
      'voyage_introuvable',
      'objet_introuvable',
      'trop_d_elements',
    ],
  },
  'POST /api/liste/delete': {
    summary: 'Retire quelque chose de ma run list\u00a0; ce qui n’y est pas n’y est toujours pas.',
    access: 'member',
    body: z.object({ type: Type, id: Id }),
    reply: data(z.null()),
  },
})
