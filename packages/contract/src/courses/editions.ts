import { TYPES_COURSE } from '@foulee/domain/courses/course'
import { DEMARCHES, ETENDUES } from '@foulee/domain/courses/echeances'
import { NIVEAUX_LABEL, POINT_TYPES } from '@foulee/domain/courses/epreuve'
import { TYPES_SURFACE } from '@foulee/domain/shared/surface'
import * as z from 'zod'
import { Cents, Day, Id, IdParam, Instant, line, paragraph, Text, Time } from '../shared/fields.ts'
import { formBoolean, formCents, formCount, formDay } from '../shared/form-fields.ts'
import { created, data, endpoints } from '../shared/kit.ts'
import { FormVersion } from '../shared/publication.ts'
import { Edition, Epreuve } from './courses.ts'

export const EpreuveEditee = Epreuve.omit({
  km_effort: true,
  km_effort_classe: true,
  label_ffa: true,
  has_started: true,
  annulee: true,
})
export type EpreuveEditee = z.infer<typeof EpreuveEditee>

export const EditionEditee = Edition.omit({ inscription: true, epreuves: true }).extend({
  date_debut: Day,
  /** Postponed without a new day. */
  date_inconnue: z.boolean(),
  inscrits: z.int().nullable(),
  liste_attente: z.boolean(),
  /** Draft: visible to its organisers only. */
  brouillon: z.boolean(),
  epreuves: z.array(EpreuveEditee),
})
export type EditionEditee = z.infer<typeof EditionEditee>

export const CourseEditions = z.strictObject({
  version: z.int(),
  fuseau: z.string(),
  editions: z.array(EditionEditee),
  /** Proposed next edition if none is upcoming: created by `copie_de` at this date. */
  proposition: z.strictObject({ copie_de: Id, date_debut: Day }).nullable(),
})
export type CourseEditions = z.infer<typeof CourseEditions>

/** Saved edition, with the refreshed sections (produit 1.2). */
const EditionEcrite = EditionEditee.extend({ ensemble: CourseEditions })
const EpreuveEcrite = EpreuveEditee.extend({ ensemble: CourseEditions })

export const Demarche = z.strictObject({
  cle: z.enum(DEMARCHES),
  titre: z.string(),
  consigne: z.string(),
  source: z.string(),
  url: Text,
  date: Day,
  nature: z.enum(['legale', 'conseil']),
  fait_le: Instant.nullable(),
  etat: z.enum(['faite', 'en_retard', 'proche', 'a_venir']),
})
export type Demarche = z.infer<typeof Demarche>

export const EditionDemarches = z.strictObject({
  editions_id: Id,
  date_debut: Day,
  a_confirmer: z.boolean(),
  etendue: z.enum(ETENDUES).nullable(),
  demarches: z.array(Demarche),
})
export type EditionDemarches = z.infer<typeof EditionDemarches>

const formTime = z.union([z.literal(''), Time], {
  error: 'Indiquez une heure sous la forme HH:MM.',
})
const formInstant = z.union([z.literal(''), Instant], {
  error: 'Indiquez un instant, par exemple 2027-01-15T10:00:00+01:00.',
})

const EditionChanges = z
  .object({
    date_debut: formDay,
    editions_fin: formDay,
    heure_depart: formTime,
    url_inscription: line(500, 0),
    inscription_ouverture: formInstant,
    inscription_fermeture: formInstant,
    places: formCount,
    inscrits: formCount,
    liste_attente: formBoolean,
    prix_min: formCents,
    a_confirmer: formBoolean,
    annulee: formBoolean,
    annulation_motif: paragraph(1000),
    reportee: formBoolean,
    report_motif: paragraph(1000),
    date_inconnue: formBoolean,
    brouillon: formBoolean,
  })
  .partial()
export type EditionChanges = z.output<typeof EditionChanges>

const PointEdite = z.strictObject({
  type: z.enum(POINT_TYPES),
  km: z.number().min(0).max(2000),
  nom: line(80, 0).nullable(),
  /** Clock time of leaving the point. */
  barriere_horaire: Time.nullable(),
  barriere_jour: z.int().min(0).max(14),
})
const Count = z.int().min(0).max(100_000_000).nullable()

/** Partial update: null clears the value. Impossible figures are rejected by field. */
const EpreuveChanges = z
  .object({
    nom: line(120),
    type: z.enum(TYPES_COURSE),
    distance: Count,
    denivele: Count,
    denivele_negatif: Count,
    date_depart: Day.nullable(),
    heure_depart: Time.nullable(),
    nb_ravitaillements: Count,
    /** Seconds after the start, not a clock time. */
    barriere_horaire: Count,
    surfaces: z.partialRecord(z.enum(TYPES_SURFACE as [string, ...string[]]), z.number().max(1)),
    label_niveau: z.enum(NIVEAUX_LABEL).nullable(),
    label_annee: z.int().min(2000).max(2100).nullable(),
    parcours_mesure: z.boolean(),
    certif: z.boolean(),
    age_min: Count,
    prix: Cents.nullable(),
    places: Count,
    parcours_id: Id.nullable(),
    resultats_url: line(500, 0).nullable(),
    materiel: z.array(line(120)).max(40),
    points: z.array(PointEdite).max(200),
    annulee: z.boolean(),
    annulation_motif: paragraph(1000).nullable(),
  })
  .partial()
export type EpreuveChanges = z.output<typeof EpreuveChanges>

const Version = z.int().min(1).max(2_147_483_647).optional()
const ByNumber = z.object({ id: IdParam })
const Removal = z.object({ id: Id, version: Version })

const MINE = ['course_introuvable', 'acces_refuse'] as const
const THING = ['objet_introuvable', 'version_depassee', 'course_incomplete'] as const

export const coursesEditions = endpoints({
  'GET /api/courses/{id}/editions': {
    summary: 'Les éditions et les épreuves d’une de mes courses, telles qu’on les remplit.',
    access: 'member',
    params: ByNumber,
    reply: data(CourseEditions),
    errors: MINE,
  },
  'POST /api/courses/editions': {
    summary:
      'Ajoute une édition à une de mes courses\u00a0; avec `id`, change celle-ci\u00a0; avec `copie_de`, en reprend une autre, ses épreuves et leurs points, en brouillon quand la course n’en est plus un\u00a0; `brouillon=false` la publie. `reportee` garde la date d’avant (`report_motif` en dit la raison, `date_inconnue` que la nouvelle n’est pas connue)\u00a0; `annulee` demande `annulation_motif`.',
    access: 'member',
    multipart: true,
    body: EditionChanges.extend({
      courses_id: IdParam,
      id: IdParam.optional(),
      copie_de: IdParam.optional(),
      version: FormVersion.optional(),
    }),
    reply: created(EditionEcrite),
    errors: [...MINE, ...THING, 'trop_d_elements'],
  },
  'POST /api/courses/editions/del': {
    summary: 'Retire une édition d’une de mes courses, avec ses épreuves.',
    access: 'member',
    body: Removal,
    reply: data(CourseEditions),
    errors: [...MINE, ...THING, 'epreuve_suivie'],
  },
  'POST /api/courses/epreuves': {
    summary:
      'Ajoute une épreuve à une édition (`editions_id`) d’une de mes courses\u00a0; avec `id`, change celle-ci\u00a0: `points` et `materiel` sont remplacés en entier\u00a0; `annulee` demande `annulation_motif`.',
    access: 'member',
    body: EpreuveChanges.extend({
      editions_id: Id,
      id: Id.optional(),
      version: Version,
    }),
    reply: created(EpreuveEcrite),
    errors: [...MINE, ...THING, 'trop_d_elements'],
  },
  'POST /api/courses/epreuves/del': {
    summary: 'Retire une épreuve d’une de mes courses.',
    access: 'member',
    body: Removal,
    reply: data(CourseEditions),
    errors: [...MINE, ...THING, 'epreuve_suivie'],
  },
  'POST /api/courses/epreuves/ordre': {
    summary: 'Range les épreuves d’une édition\u00a0: `ids`, toutes, dans leur nouvel ordre.',
    access: 'member',
    body: z.object({ editions_id: Id, ids: z.array(Id).min(1).max(100) }),
    reply: data(CourseEditions),
    errors: [...MINE, ...THING],
  },
  'GET /api/courses/{id}/demarches': {
    summary:
      'Ce que l’organisateur d’une de mes courses doit faire avant chaque édition à venir, et pour quand.',
    access: 'member',
    params: ByNumber,
    reply: data(z.array(EditionDemarches)),
    errors: MINE,
  },
  'POST /api/courses/{id}/demarches': {
    summary:
      'Note une démarche d’une édition comme faite ou à faire (`cle`, `fait`), ou dit où passe la course (`etendue`).',
    access: 'member',
    params: ByNumber,
    body: z.object({
      editions_id: Id,
      cle: z.enum(DEMARCHES).optional(),
      fait: z.boolean().optional(),
      etendue: z.enum(ETENDUES).nullable().optional(),
    }),
    reply: data(z.array(EditionDemarches)),
    errors: [...MINE, 'objet_introuvable'],
  },
})
