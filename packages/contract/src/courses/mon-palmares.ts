import { DECLAREE_LIMITES, STATUTS_DECLARES } from '@foulee/domain/courses/course-declaree'
import { KM_EFFORT_CLASSES } from '@foulee/domain/courses/epreuve'
import { STATUTS_RESULTAT } from '@foulee/domain/courses/resultat'
import * as z from 'zod'
import { Day, Id, IdParam, line, Metres, Text, webAddress } from '../shared/fields.ts'
import { created, data, endpoints, file, list } from '../shared/kit.ts'
import { TypeCourse } from './type-course.ts'

const Count = z.int().min(0)
const Rang = z.int().min(1)
const Page = z.strictObject({ slug: z.string(), epreuves_id: Id })

const CoursePublique = z.strictObject({
  /** Result or declared race: two numberings. */
  id: Id,
  est_declaree: z.boolean(),
  nom: z.string(),
  epreuve: Text,
  lieu: Text,
  date: Day,
  type: TypeCourse,
  distance: Metres.nullable(),
  denivele: Metres.nullable(),
  statut: z.enum(STATUTS_RESULTAT),
  temps: Count.nullable(),
  rang: Rang.nullable(),
  nb_classes: Rang.nullable(),
  /** Run as one leg of a relay. */
  est_relais: z.boolean(),
  points: Count.nullable(),
  /** Race on Foulée; null if it has no public page. */
  page: Page.nullable(),
  /** Page elsewhere that shows a declared result. */
  lien: Text,
})

export const CourseDuPalmares = CoursePublique.extend({
  activites_id: Id.nullable(),
  /** File name of the proof. */
  preuve: Text,
  /** Declared, and official since: it counts no more. */
  est_remplacee: z.boolean(),
  /** Declared, and official results are there to be claimed. */
  has_resultats: z.boolean(),
})
export type CourseDuPalmares = z.infer<typeof CourseDuPalmares>

const Cote = z.strictObject({ cote: Count, bas: Count, haut: Count, nb: Rang, retenues: Rang })
export const Cotes = z.strictObject({
  ensemble: Cote.nullable(),
  niveaux: z.array(Cote.extend({ niveau: z.enum(KM_EFFORT_CLASSES) })),
})
export type Cotes = z.infer<typeof Cotes>

const Totaux = z.strictObject({ arrivees: Count, declarees: Count, podiums: Count, metres: Metres })

const Meilleurs = z.array(z.strictObject({ distance: Metres, course: CoursePublique }))

const Reglages = z.strictObject({
  est_public: z.boolean(),
  avec_declarees: z.boolean(),
  avec_cote: z.boolean(),
})
export type ReglagesPalmares = z.infer<typeof Reglages>

export const MonPalmares = z.strictObject({
  courses: z.array(CourseDuPalmares),
  totaux: Totaux,
  cotes: Cotes,
  meilleurs: Meilleurs,
  reglages: Reglages,
})
export type MonPalmares = z.infer<typeof MonPalmares>

export const PalmaresPublic = z.strictObject({
  courses: z.array(CoursePublique),
  totaux: Totaux,
  cotes: Cotes.nullable(),
  meilleurs: Meilleurs,
})
export type PalmaresPublic = z.infer<typeof PalmaresPublic>

const { distance, denivele, temps, rang } = DECLAREE_LIMITES
const Fields = z
  .object({
    nom: line(120, 0),
    lieu: line(120, 0),
    date: Day,
    type: TypeCourse,
    distance: Metres.max(distance).nullable(),
    denivele: Metres.max(denivele).nullable(),
    statut: z.enum(STATUTS_DECLARES),
    temps: z.int().min(1).max(temps).nullable(),
    rang: Rang.max(rang).nullable(),
    nb_classes: Rang.max(rang).nullable(),
    lien: webAddress,
  })
  .partial()
export type CourseADeclarer = z.infer<typeof Fields>

/** An outing that looks like a race, as it would be declared. */
export const Proposition = z.strictObject({
  activites_id: Id,
  titre: z.string(),
  epreuves_id: Id.nullable(),
  nom: z.string(),
  epreuve: Text,
  lieu: Text,
  date: Day,
  type: TypeCourse,
  distance: Metres,
  denivele: Metres.nullable(),
  /** By the watch, pauses within it. */
  temps: Rang.nullable(),
  has_resultats: z.boolean(),
  page: Page.nullable(),
})
export type Proposition = z.infer<typeof Proposition>

const ById = z.object({ id: IdParam })
const MINE = ['course_declaree_introuvable'] as const

export const monPalmares = endpoints({
  'POST /api/palmares/my': {
    summary:
      'Mon palmarès\u00a0: mes résultats prouvés et les courses que j’ai déclarées, les plus récentes d’abord, ma cote et qui les voit.',
    access: 'member',
    isRead: true,
    reply: data(MonPalmares),
  },
  'GET /api/palmares/coureurs/{id}': {
    summary: 'Le palmarès d’un membre, pour qui voit son profil\u00a0; null s’il ne le montre pas.',
    access: 'public',
    params: ById,
    reply: data(PalmaresPublic.nullable()),
    errors: ['profil_introuvable'],
  },
  'POST /api/palmares/create': {
    summary:
      'Déclare une course courue ailleurs\u00a0: une épreuve du calendrier (`epreuves_id`, dont le nom, le jour et le lieu font foi) ou une course libre.',
    access: 'member',
    body: Fields.extend({
      epreuves_id: Id.nullable().optional(),
      activites_id: Id.nullable().optional(),
    }),
    reply: created(CourseDuPalmares),
    errors: [
      'epreuve_introuvable',
      'activite_introuvable',
      'course_deja_officielle',
      'course_deja_declaree',
      'trop_d_elements',
    ],
  },
  'POST /api/palmares/update/{id}': {
    summary: 'Change une course déclarée\u00a0: les champs envoyés seulement.',
    access: 'member',
    params: ById,
    body: Fields,
    reply: data(CourseDuPalmares),
    errors: [...MINE, 'course_deja_declaree'],
  },
  'POST /api/palmares/del': {
    summary: 'Supprime une course déclarée et sa preuve.',
    access: 'member',
    body: z.object({ id: Id }),
    reply: data(z.null()),
    errors: MINE,
  },
  'POST /api/palmares/preuve/{id}': {
    summary:
      'Joint une preuve à une course déclarée (`fichier`, un PDF de 5 Mo ou une image de 10 Mo au plus), à la place de la précédente. Moi seul la relis.',
    access: 'member',
    multipart: true,
    files: ['fichier'],
    params: ById,
    body: z.object({}),
    reply: data(CourseDuPalmares),
    errors: [...MINE, 'trop_de_demandes', 'requete_trop_longue', 'service_indisponible'],
  },
  'POST /api/palmares/preuve/{id}/del': {
    summary: 'Retire la preuve d’une course déclarée.',
    access: 'member',
    params: ById,
    reply: data(CourseDuPalmares),
    errors: MINE,
  },
  'GET /api/palmares/preuve/{id}': {
    summary: 'La preuve que j’ai jointe\u00a0: le PDF tel quel, l’image réencodée.',
    access: 'member',
    params: ById,
    reply: file('application/pdf', 'image/webp'),
    errors: [...MINE, 'preuve_introuvable'],
  },
  'POST /api/palmares/reglages': {
    summary:
      'Qui voit mon palmarès\u00a0: personne, ou qui voit mon profil, avec ou sans les courses déclarées et la cote.',
    access: 'member',
    body: Reglages.partial(),
    reply: data(Reglages),
  },
  'POST /api/palmares/propositions': {
    summary:
      'Mes sorties qui ressemblent à une course, prêtes à être déclarées\u00a0: toutes (les vingt dernières), ou une seule.',
    access: 'member',
    isRead: true,
    body: z.object({ activites_id: Id.optional() }),
    reply: list(Proposition),
  },
  'POST /api/palmares/propositions/ecarter': {
    summary: 'Dit qu’une sortie n’était pas une course\u00a0: elle n’est plus proposée.',
    access: 'member',
    body: z.object({ activites_id: Id }),
    reply: data(z.null()),
    errors: ['activite_introuvable'],
  },
})
