import {
  EMETTEURS,
  PARTAGES,
  PHOTOS_PUBLICATION_MAX,
  PUBLICATION_KINDS,
  SUIVABLES,
  TEXTE_PUBLICATION_MAX,
} from '@foulee/domain/echanges/publication'
import { SPORTS } from '@foulee/domain/shared/sport'
import * as z from 'zod'
import { Badge } from '../club/badges.ts'
import { EvenementCard } from '../club/evenements.ts'
import { CourseCard } from '../courses/courses.ts'
import { PlanCard } from '../entrainement/plan.ts'
import { ParcoursCard } from '../parcours/parcours.ts'
import { VoyageCard } from '../sejours/voyages.ts'
import { Id, IdParam, Instant, line, Metres, paragraph, Text } from '../shared/fields.ts'
import { created, data, endpoints, file, list } from '../shared/kit.ts'
import { Photo } from './photos.ts'

const Count = z.int().min(0)

export const Emetteur = z.strictObject({
  kind: z.enum(EMETTEURS),
  id: Id.nullable(),
  nom: z.string(),
  /** Page of the author; null if not visible to the caller. */
  url: Text,
  image: Text,
})
export type Emetteur = z.infer<typeof Emetteur>

/** A shared activity: ends masked as on a parcours, figures computed from the visible part. */
export const ActivitePartagee = z.strictObject({
  id: Id,
  titre: z.string(),
  sport: z.enum(SPORTS),
  /** Start of its day in Paris: the time stays private. */
  debut: Instant.nullable(),
  distance: Metres,
  denivele: Metres.nullable(),
  /** Moving seconds; elapsed if nothing is masked and the moving time is unknown. */
  duree: z.int().nullable(),
  /** Simplified encoded polylines; empty if nothing may be shown. */
  lignes: z.array(z.string()),
})
export type ActivitePartagee = z.infer<typeof ActivitePartagee>

export const ResultatsEnLigne = z.strictObject({
  epreuves_id: Id,
  course: z.string(),
  course_slug: z.string(),
  epreuve: z.string(),
  distance: Metres.nullable(),
  classes: Count,
})
export type ResultatsEnLigne = z.infer<typeof ResultatsEnLigne>

export const ActualiteCard = z.strictObject({
  id: Id,
  titre: z.string(),
  extrait: z.string(),
  image: Text,
  url: z.string(),
})
export type ActualiteCard = z.infer<typeof ActualiteCard>

const carte = <K extends (typeof PUBLICATION_KINDS)[number], S extends z.ZodType>(
  kind: K,
  objet: S,
) => z.strictObject({ kind: z.literal(kind), objet })

export const CartePublication = z.discriminatedUnion('kind', [
  carte('actualite', ActualiteCard),
  carte('course', CourseCard),
  carte('resultat', ResultatsEnLigne),
  carte('parcours', ParcoursCard),
  carte('sejour', VoyageCard),
  carte('evenement', EvenementCard),
  carte('plan', PlanCard),
  carte('activite', ActivitePartagee),
  carte('badge', Badge),
  carte('texte', z.strictObject({ photos: z.array(Photo) })),
])
export type CartePublication = z.infer<typeof CartePublication>

export const ReactionType = z.strictObject({
  id: Id,
  cle: z.string(),
  label: z.string(),
  emoji: z.string(),
})
export type ReactionType = z.infer<typeof ReactionType>

export const Reactions = z.strictObject({
  nb: Count,
  types: z.array(z.strictObject({ reaction_types_id: Id, nb: Count })),
  ma_reaction: Id.nullable(),
})
export type Reactions = z.infer<typeof Reactions>

export const Publication = z.strictObject({
  id: Id,
  kind: z.enum(PUBLICATION_KINDS),
  created_at: Instant,
  emetteur: Emetteur,
  phrase: z.string(),
  texte: Text,
  est_modifiee: z.boolean(),
  carte: CartePublication,
  raison: z.string(),
  mise_en_avant: Text,
  reactions: Reactions,
  nb_commentaires: Count,
  masque: z.strictObject({ le: Instant, motif: z.string() }).nullable(),
  droits: z.strictObject({ modifier: z.boolean(), supprimer: z.boolean(), signaler: z.boolean() }),
})
export type Publication = z.infer<typeof Publication>

const Souhait = {
  partage: z.enum(PARTAGES),
  rayon_masque: z.int().min(0).max(2000).optional(),
  sans_trace: z.boolean().optional(),
}

const Partage = z.strictObject({
  /** Effective audience: at most followers unless known to be of age (produit 7.21). */
  partage: z.enum(PARTAGES),
  partage_choisi: z.enum(PARTAGES),
  rayon_masque: Metres,
  sans_trace: z.boolean(),
})

export const ApercuPartage = Partage.extend({
  /** A coach reads the training that it was, and may have read its whole figures. */
  lu_par_coach: z.boolean(),
  emetteur: Emetteur,
  phrase: z.string(),
  /** Existing text, kept unless another is given. */
  texte: Text,
  /** Null if nobody else would see it. */
  objet: ActivitePartagee.nullable(),
})
export type ApercuPartage = z.infer<typeof ApercuPartage>

export const Abonnement = z.strictObject({ cible: Emetteur, depuis: Instant })
export type Abonnement = z.infer<typeof Abonnement>

const Cible = z.object({ kind: z.enum(SUIVABLES), id: Id })
const ById = z.object({ id: IdParam })
const MISSING = ['publication_introuvable'] as const
const texte = paragraph(TEXTE_PUBLICATION_MAX)

export const fil = endpoints({
  'POST /api/dashboard/feed': {
    summary:
      'Mon fil\u00a0: ce que je suis et ce que l’équipe met en avant, du plus récent au plus ancien. `jusqua`\u00a0: la publication la plus récente de la première page, pour que rien ne bouge d’une page à l’autre.',
    access: 'member',
    isRead: true,
    query: z.object({
      page: z.coerce.number().int().min(1).max(1000).default(1),
      nb_page: z.coerce.number().int().min(1).max(100).default(20),
      jusqua: z.coerce.number().int().min(0).max(2_147_483_647).optional(),
      kind: z.enum(PUBLICATION_KINDS).optional(),
    }),
    reply: list(Publication),
  },
  'POST /api/feed/nouveautes': {
    summary: 'Combien de publications de mon fil sont plus récentes que `depuis`.',
    access: 'member',
    isRead: true,
    body: z.object({ depuis: z.int().min(0) }),
    reply: data(z.strictObject({ nb: Count, derniere: z.int().min(0) })),
  },
  'POST /api/feed/{id}': {
    summary: 'Une publication.',
    access: 'member',
    isRead: true,
    params: ById,
    reply: data(Publication),
    errors: MISSING,
  },
  'POST /api/feed/store': {
    summary: `Publie quelques mots à mes abonnés, avec \`photo\`\u00a0: ${PHOTOS_PUBLICATION_MAX} images au plus.`,
    access: 'publier',
    multipart: 'optional',
    files: ['photo'],
    hasLargeFiles: true,
    maxFiles: PHOTOS_PUBLICATION_MAX,
    body: z.object({ texte }),
    reply: created(Publication),
    errors: ['trop_de_demandes', 'trop_de_photos', 'service_indisponible'],
  },
  'POST /api/feed/update/{id}': {
    summary: 'Change les mots d’une de mes publications.',
    access: 'publier',
    params: ById,
    body: z.object({ texte }),
    reply: data(Publication),
    errors: MISSING,
  },
  'POST /api/feed/del/{id}': {
    summary: 'Supprime une de mes publications.',
    access: 'member',
    params: ById,
    reply: data(z.null()),
    errors: [...MISSING, 'acces_refuse'],
  },
  'GET /api/feed/photo/{jeton}/{fichier}': {
    summary:
      'Une photo d’une publication, par l’adresse qu’elle donne\u00a0; elle vaut peu de temps, et pour qui l’a lue seulement.',
    access: 'public',
    params: z.object({
      jeton: z.string().max(300),
      fichier: z
        .string()
        .regex(/^\d{2,4}\.(webp|avif)$/, 'Indiquez une largeur, par exemple 960.webp.'),
    }),
    reply: file('image/webp', 'image/avif'),
    errors: MISSING,
  },
  'POST /api/feed/reagir/{id}': {
    summary: 'Réagit à une publication\u00a0; sans `reaction_types_id`, reprend sa réaction.',
    access: 'donner_avis',
    params: ById,
    body: z.object({ reaction_types_id: Id.nullable() }),
    reply: data(Reactions),
    errors: [...MISSING, 'reaction_inconnue', 'trop_de_demandes'],
  },
  'POST /api/feed/masquer/{id}': {
    summary: 'Retire une publication de mon fil, ou l’y remet.',
    access: 'member',
    params: ById,
    body: z.object({ est_masquee: z.boolean() }),
    reply: data(z.null()),
    errors: MISSING,
  },
  'POST /api/feed/sourdine': {
    summary:
      'N’entend plus quelqu’un dans mon fil, sans cesser de le suivre, ou l’entend à nouveau.',
    access: 'member',
    body: z.object({ kind: z.enum(EMETTEURS), id: Id.nullable(), est_muet: z.boolean() }),
    reply: data(z.null()),
    errors: ['objet_introuvable', 'profil_introuvable', 'trop_de_demandes'],
  },
  'POST /api/feed/sourdines': {
    summary: 'Qui je n’entends plus, les derniers d’abord.',
    access: 'member',
    isRead: true,
    query: z.object({
      page: z.coerce.number().int().min(1).max(1000).default(1),
      nb_page: z.coerce.number().int().min(1).max(100).default(20),
    }),
    reply: list(Abonnement),
  },
  'POST /api/reaction/types': {
    summary: 'Comment on peut réagir.',
    access: 'public',
    isRead: true,
    reply: list(ReactionType),
  },
  'POST /api/abonnements/store': {
    summary: 'Suit une personne, un organisateur, une course, une agence ou un magasin, ou cesse.',
    access: 'member',
    body: Cible.extend({ est_suivi: z.boolean() }),
    reply: data(z.strictObject({ est_suivi: z.boolean(), nb_abonnes: Count })),
    errors: ['objet_introuvable', 'profil_introuvable', 'suivi_de_soi', 'trop_de_demandes'],
  },
  'POST /api/abonnements/etat': {
    summary: 'Si je suis cela, et combien le suivent.',
    access: 'member',
    isRead: true,
    body: Cible,
    reply: data(z.strictObject({ est_suivi: z.boolean(), nb_abonnes: Count })),
    errors: ['objet_introuvable', 'profil_introuvable'],
  },
  'POST /api/abonnements/list': {
    summary: 'Ce que je suis, du plus récent au plus ancien.',
    access: 'member',
    isRead: true,
    query: z.object({
      page: z.coerce.number().int().min(1).max(1000).default(1),
      nb_page: z.coerce.number().int().min(1).max(100).default(20),
    }),
    reply: list(Abonnement),
  },
  'POST /api/activites/partage/{id}': {
    summary:
      'Dit qui voit une de mes sorties, et ce qui est caché autour de ses extrémités (`rayon_masque`, en mètres) ou de toute sa ligne (`sans_trace`).',
    access: 'publier',
    params: ById,
    body: z.object({
      ...Souhait,
      texte: line(500, 0).optional(),
    }),
    reply: data(Partage.extend({ publications_id: Id.nullable() })),
    errors: ['activite_introuvable'],
  },
  'POST /api/activites/partage/{id}/apercu': {
    summary:
      'Montre ce que les autres verraient d’une de mes sorties si je la partageais ainsi\u00a0; rien n’est changé.',
    access: 'member',
    isRead: true,
    params: ById,
    body: z.object(Souhait),
    reply: data(ApercuPartage),
    errors: ['activite_introuvable', 'service_indisponible'],
  },
})
