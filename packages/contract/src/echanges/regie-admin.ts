import { MAX_ACTUALITE } from '@foulee/domain/courses/extension'
import { PUBLICATION_KINDS } from '@foulee/domain/echanges/publication'
import { SERVICE_VIDEO_NAMES } from '@foulee/domain/echanges/video'
import * as z from 'zod'
import { adminList, Recherche } from '../equipe/admin-list.ts'
import { Id, IdParam, Instant, line, paragraph, Text } from '../shared/fields.ts'
import { formCount } from '../shared/form-fields.ts'
import { created, data, endpoints, list } from '../shared/kit.ts'

export const ChoixPublication = z.strictObject({
  id: Id,
  kind: z.enum(PUBLICATION_KINDS),
  titre: z.string(),
  emetteur: z.string(),
  created_at: Instant,
})
export type ChoixPublication = z.infer<typeof ChoixPublication>

const ETATS = ['a_venir', 'en_cours', 'finie'] as const

export const AdminMiseEnAvant = z.strictObject({
  id: Id,
  publications_id: Id,
  titre: z.string(),
  debut: Instant,
  fin: Instant,
  etat: z.enum(ETATS),
  kind: z.enum(PUBLICATION_KINDS),
  publication: z.string().nullable(),
  version: z.int(),
})
export type AdminMiseEnAvant = z.infer<typeof AdminMiseEnAvant>

export const AdminActualite = z.strictObject({
  id: Id,
  slug: z.string(),
  titre: z.string(),
  texte: z.string(),
  image: Text,
  image_alt: Text,
  publie_le: Instant.nullable(),
  etat: z.enum(['brouillon', 'programmee', 'publiee']),
  version: z.int(),
  updated_at: Instant,
})
export type AdminActualite = z.infer<typeof AdminActualite>

export const AdminVideo = z.strictObject({
  id: Id,
  titre: z.string(),
  description: Text,
  service: z.enum(SERVICE_VIDEO_NAMES),
  service_nom: z.string(),
  page: z.string(),
  duree: z.int().nullable(),
  affiche: Text,
  ordre: z.int(),
  est_publiee: z.boolean(),
  version: z.int(),
})
export type AdminVideo = z.infer<typeof AdminVideo>

export const AdminReaction = z.strictObject({
  id: Id,
  cle: z.string(),
  label: z.string(),
  emoji: z.string(),
  ordre: z.int(),
  est_actif: z.boolean(),
  nb: z.int().min(0),
  version: z.int(),
})
export type AdminReaction = z.infer<typeof AdminReaction>

const params = z.object({ id: IdParam })
const NoImage = z
  .literal('', { error: 'Envoyez un fichier d’image, ou un texte vide pour la retirer.' })
  .optional()

/** Version read; without it, concurrent changes are overwritten. */
const Version = { version: z.coerce.number().int().min(1).max(2_147_483_647).optional() }

const MiseEnAvantBody = z.object({
  publications_id: Id,
  titre: line(80),
  debut: Instant,
  fin: Instant,
})

const ActualiteBody = z.object({
  titre: line(150),
  texte: z.string().max(MAX_ACTUALITE),
  image_alt: line(200, 0).default(''),
  image: NoImage,
})

const VideoBody = z.object({
  titre: line(120),
  description: paragraph(1000).default(''),
  adresse: z.string().max(500),
  duree: formCount.default(null),
  affiche: NoImage,
})

/** A single emoji: letters and words are rejected. */
const Emoji = z
  .string()
  .trim()
  .max(40)
  .regex(/^\p{RGI_Emoji}$/v, 'Choisissez un seul signe, par exemple 👏.')
const ReactionBody = z.object({ label: line(40), emoji: Emoji })

/** With `depuis`, the order is only applied if still unchanged. */
const Ordre = z.object({
  ids: z.array(Id).min(1).max(200),
  depuis: z.array(Id).max(200).optional(),
})

export const regieAdmin = endpoints({
  'POST /api/admin/mises-en-avant/list': {
    summary: 'Les mises en avant, à venir, en cours et finies.',
    access: 'moderer',
    isRead: true,
    body: adminList(['debut', 'fin', 'titre', 'id'], {
      recherche: Recherche,
      etat: z.enum(ETATS),
    }),
    reply: list(AdminMiseEnAvant),
  },
  'POST /api/admin/mises-en-avant/choix': {
    summary:
      'Cherche ce que l’on peut mettre en avant\u00a0: par titre parmi les 500 dernières publications, ou par `kind` et l’identifiant de la chose (`objet_id`).',
    access: 'moderer',
    isRead: true,
    body: z.object({
      recherche: Recherche.default(''),
      kind: z.enum(PUBLICATION_KINDS).optional(),
      objet_id: Id.optional(),
    }),
    reply: list(ChoixPublication),
  },
  'POST /api/admin/mises-en-avant/create': {
    summary: 'Met une publication en avant, du `debut` à la `fin`.',
    access: 'moderer',
    body: MiseEnAvantBody,
    reply: created(AdminMiseEnAvant),
    errors: ['publication_introuvable'],
  },
  'POST /api/admin/mises-en-avant/update/{id}': {
    summary:
      'Change une mise en avant. Avec `version`, seulement si personne ne l’a enregistrée depuis.',
    access: 'moderer',
    params,
    body: MiseEnAvantBody.extend(Version),
    isCreation: true,
    reply: data(AdminMiseEnAvant),
    errors: ['mise_en_avant_introuvable', 'publication_introuvable', 'version_depassee'],
  },
  'POST /api/admin/mises-en-avant/del/{id}': {
    summary: 'Supprime une mise en avant.',
    access: 'moderer',
    params,
    reply: data(z.null()),
    errors: ['mise_en_avant_introuvable'],
  },
  'POST /api/admin/actualites/list': {
    summary: 'Les actualités du site, brouillons compris.',
    access: 'moderer',
    isRead: true,
    body: adminList(['updated_at', 'publie_le', 'titre', 'id'], { recherche: Recherche }),
    reply: list(AdminActualite),
  },
  'POST /api/admin/actualites/create': {
    summary: 'Écrit une actualité, en brouillon. `image`\u00a0: un fichier.',
    access: 'moderer',
    multipart: 'optional',
    files: ['image'],
    body: ActualiteBody,
    reply: created(AdminActualite),
    errors: ['trop_de_demandes', 'service_indisponible'],
  },
  'POST /api/admin/actualites/update/{id}': {
    summary: 'Change une actualité. `image`\u00a0: un fichier, ou un texte vide pour la retirer.',
    access: 'moderer',
    multipart: 'optional',
    files: ['image'],
    params,
    body: ActualiteBody.extend({ version: z.coerce.number().int() }),
    isCreation: true,
    reply: data(AdminActualite),
    errors: [
      'actualite_introuvable',
      'version_depassee',
      'trop_de_demandes',
      'service_indisponible',
    ],
  },
  'POST /api/admin/actualites/publier/{id}': {
    summary:
      'Publie une actualité à cet instant, passé ou à venir\u00a0; null la retire. Avec `depuis`, seulement si elle en est encore à l’instant que l’on a lu.',
    access: 'moderer',
    params,
    body: z.object({ publie_le: Instant.nullable(), depuis: Instant.nullable().optional() }),
    isCreation: true,
    reply: data(AdminActualite),
    errors: ['actualite_introuvable', 'version_depassee'],
  },
  'POST /api/admin/actualites/del/{id}': {
    summary: 'Supprime une actualité, avec ce qui s’est dit dessous.',
    access: 'moderer',
    params,
    reply: data(z.null()),
    errors: ['actualite_introuvable'],
  },
  'POST /api/admin/videos/list': {
    summary: 'Les vidéos, publiées ou non.',
    access: 'moderer',
    isRead: true,
    body: adminList(['ordre', 'titre', 'id'], { recherche: Recherche }),
    reply: list(AdminVideo),
  },
  'POST /api/admin/videos/create': {
    summary: 'Ajoute une vidéo par son adresse\u00a0; `affiche`\u00a0: un fichier d’image.',
    access: 'moderer',
    multipart: 'optional',
    files: ['affiche'],
    body: VideoBody,
    reply: created(AdminVideo),
    errors: ['trop_de_demandes', 'service_indisponible'],
  },
  'POST /api/admin/videos/update/{id}': {
    summary: 'Change une vidéo. Avec `version`, seulement si personne ne l’a enregistrée depuis.',
    access: 'moderer',
    multipart: 'optional',
    files: ['affiche'],
    params,
    body: VideoBody.extend(Version),
    isCreation: true,
    reply: data(AdminVideo),
    errors: ['video_introuvable', 'version_depassee', 'trop_de_demandes', 'service_indisponible'],
  },
  'POST /api/admin/videos/publier/{id}': {
    summary: 'Montre une vidéo, ou la retire.',
    access: 'moderer',
    params,
    body: z.object({ est_publiee: z.boolean() }),
    reply: data(AdminVideo),
    errors: ['video_introuvable'],
  },
  'POST /api/admin/videos/ordre': {
    summary:
      'Range les vidéos dans cet ordre\u00a0; celles que l’on ne nomme pas suivent. Avec `depuis`, seulement si l’ordre est encore celui que l’on a lu.',
    access: 'moderer',
    body: Ordre,
    isCreation: true,
    reply: data(z.null()),
    errors: ['version_depassee'],
  },
  'POST /api/admin/videos/del/{id}': {
    summary: 'Supprime une vidéo et son affiche.',
    access: 'moderer',
    params,
    reply: data(z.null()),
    errors: ['video_introuvable'],
  },
  'POST /api/admin/reactions/list': {
    summary: 'Comment on peut réagir, et ce qui ne se donne plus.',
    access: 'moderer',
    isRead: true,
    body: adminList(['ordre', 'label', 'id'], { est_actif: z.boolean() }),
    reply: list(AdminReaction),
  },
  'POST /api/admin/reactions/create': {
    summary: 'Ajoute une réaction, à la fin.',
    access: 'moderer',
    body: ReactionBody,
    reply: created(AdminReaction),
  },
  'POST /api/admin/reactions/update/{id}': {
    summary:
      'Change une réaction, aussi sous ce à quoi elle fut donnée. Avec `version`, seulement si personne ne l’a enregistrée depuis.',
    access: 'moderer',
    params,
    body: ReactionBody.extend(Version),
    isCreation: true,
    reply: data(AdminReaction),
    errors: ['reaction_inconnue', 'version_depassee'],
  },
  'POST /api/admin/reactions/activer/{id}': {
    summary: 'Propose une réaction, ou ne la propose plus\u00a0: il en reste toujours une.',
    access: 'moderer',
    params,
    body: z.object({ est_actif: z.boolean() }),
    reply: data(AdminReaction),
    errors: ['reaction_inconnue', 'derniere_reaction'],
  },
  'POST /api/admin/reactions/ordre': {
    summary:
      'Range les réactions dans cet ordre\u00a0; celles que l’on ne nomme pas suivent. Avec `depuis`, seulement si l’ordre est encore celui que l’on a lu.',
    access: 'moderer',
    body: Ordre,
    isCreation: true,
    reply: data(z.null()),
    errors: ['version_depassee'],
  },
})
