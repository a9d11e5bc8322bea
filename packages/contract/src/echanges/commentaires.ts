import { MODELS_AVIS, REPONSE_MAX, TEXTE_AVIS_MAX, TRIS_AVIS } from '@foulee/domain/echanges/avis'
import * as z from 'zod'
import { Day, Equipe, Id, Instant, paragraph, Text } from '../shared/fields.ts'
import { kindParam } from '../shared/kind-param.ts'
import { created, data, endpoints } from '../shared/kit.ts'

const Model = z.enum(MODELS_AVIS)
const Objet = { model: kindParam('avis'), id: Id }
const Note = z.int().min(1).max(5)
const Count = z.int().min(0)

export const Commentaire = z.strictObject({
  id: Id,
  model: Model,
  objet_id: Id,
  texte: z.string(),
  note: Note.nullable(),
  /** Day of the activity, beside the day of the comment (C. conso D.111-17). */
  date_sortie: Day.nullable(),
  reponse: Text,
  reponse_le: Instant.nullable(),
  /** `users_id` only if the profile is public. */
  auteur: z.strictObject({
    users_id: Id.nullable(),
    nom: z.string(),
    avatar: Text,
    equipe: Equipe,
  }),
  /** Verified participation; required for some kinds (`AVIS_VERIFIES`). */
  a_participe: z.boolean(),
  created_at: Instant,
  updated_at: Instant.nullable(),
  /** Hidden by staff, with the reason; visible to its author and staff only. */
  masque: z.strictObject({ le: Instant, motif: z.string() }).nullable(),
})
export type Commentaire = z.infer<typeof Commentaire>

export const Commentaires = z.strictObject({
  commentaires: z.array(Commentaire),
  nb: Count,
  moyenne: z.number().min(1).max(5).nullable(),
  nb_notes: Count,
  repartition: z.tuple([Count, Count, Count, Count, Count]),
})
export type Commentaires = z.infer<typeof Commentaires>

export const MesCommentaires = z.strictObject({
  /** The caller’s own, newest first, hidden ones included. */
  miens: z.array(Commentaire),
  masques: z.array(Commentaire),
  signales: z.array(Id),
  /** Comments of members in a block relationship, to hide (produit 7.19). */
  bloques: z.array(Id),
  droits: z.strictObject({
    commenter: z.boolean(),
    noter: z.boolean(),
    repondre: z.boolean(),
    masquer: z.boolean(),
  }),
})
export type MesCommentaires = z.infer<typeof MesCommentaires>

const page = z.int().min(1).max(1_000_000).default(1)
const nb_page = z.int().min(1).max(100).default(20)

export const commentaires = endpoints({
  'POST /api/commentaires': {
    summary:
      'Publie un avis sur un parcours, une course, un plan ou un séjour où l’on est allé, ou un commentaire sans note sous une publication, ou change le mien (`commentaires_id`). Une note par membre.',
    access: 'donner_avis',
    body: z.object({
      ...Objet,
      texte: paragraph(TEXTE_AVIS_MAX).min(1),
      note: Note.nullable().default(null),
      date_sortie: Day.nullable().default(null),
      commentaires_id: Id.optional(),
    }),
    reply: created(Commentaire),
    errors: [
      'objet_introuvable',
      'commentaire_introuvable',
      'note_deja_donnee',
      'avis_sur_soi',
      'avis_sans_participation',
      'trop_de_demandes',
    ],
  },
  'POST /api/commentaires/list': {
    summary:
      'Les avis sur un parcours, une course, un plan ou un séjour, leur nombre, et la moyenne des notes\u00a0; ou ce qui est dit sous une publication, à qui la voit.',
    access: 'public',
    isRead: true,
    body: z.object({ ...Objet, tri: z.enum(TRIS_AVIS).default('recents'), page, nb_page }),
    reply: data(Commentaires),
    errors: ['objet_introuvable'],
  },
  'POST /api/commentaires/my': {
    summary:
      'Mes avis sur un parcours, une course, un plan ou un séjour, et ce que je peux y faire.',
    access: 'member',
    isRead: true,
    body: z.object(Objet),
    reply: data(MesCommentaires),
    errors: ['objet_introuvable'],
  },
  'POST /api/commentaires/del': {
    summary: 'Retire un de mes avis, et sa note.',
    access: 'member',
    body: z.object({ id: Id }),
    reply: data(z.null()),
    errors: ['commentaire_introuvable'],
  },
  'POST /api/commentaires/repondre': {
    summary:
      'Répond à un avis sur ce dont je suis l’auteur ou l’organisateur\u00a0; vide, retire la réponse.',
    access: 'donner_avis',
    isCreation: true,
    body: z.object({ id: Id, reponse: paragraph(REPONSE_MAX) }),
    reply: data(Commentaire),
    errors: ['commentaire_introuvable', 'acces_refuse', 'trop_de_demandes'],
  },
  'POST /api/commentaires/masquer': {
    summary:
      'Masque un avis, avec le motif que lira son auteur\u00a0; sans motif, le montre de nouveau.',
    access: 'moderer',
    body: z.object({ id: Id, motif: paragraph(1000).default('') }),
    reply: data(Commentaire),
    errors: ['commentaire_introuvable'],
  },
})
