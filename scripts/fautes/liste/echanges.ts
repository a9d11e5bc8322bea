// biome-ignore-all lint/suspicious/noTemplateCurlyInString: what is planted is text of templates
import type { Fault } from '../fault.ts'

const E = 'apps/server/src/features/echanges'

export const ECHANGES: readonly Fault[] = [
  {
    id: 'one-reviews-what-is-ones-own',
    file: `${E}/commentaires/commentaires.policy.ts`,
    find: 'if (!avis?.isThread && (await isOwner(db, kinds, ref, users_id)))',
    replace: 'if (avis?.isThread && (await isOwner(db, kinds, ref, users_id)))',
  },
  {
    id: 'whoever-left-still-reads-the-channel',
    file: `${E}/messages/canaux.policy.ts`,
    find: '  m.quitte_le is null and case c.objet_kind',
    replace: '  case c.objet_kind',
  },
  {
    id: 'pending-request-may-go-on-writing',
    file: `${E}/messages/canaux.policy.ts`,
    find: "return membre?.etat === 'demande_envoyee' ? WAITING : null",
    replace: "return membre?.etat === 'demande_recue' ? WAITING : null",
  },
  {
    id: 'key-of-somebody-else-answers-their-message',
    file: `${E}/messages/post.commands.ts`,
    find: '.where(and(eq(messages.users_id, users_id), eq(messages.client_id, client_id)))',
    replace: '.where(eq(messages.client_id, client_id))',
  },
  {
    id: 'message-before-one-came-is-answered',
    file: `${E}/messages/post.commands.ts`,
    find: 'if (isBefore || !(await',
    replace: 'if (!(await',
  },
  {
    id: 'answering-leaves-the-request-open',
    file: `${E}/messages/post.commands.ts`,
    find: "if (standing.membre?.etat === 'demande_recue') {",
    replace: "if (standing.membre?.etat === 'refuse') {",
  },
  {
    id: 'muted-channel-notifies',
    file: `${E}/messages/avertir.job.ts`,
    find: 'and coalesce(m.depuis_id, 0) < ${messages_id} and m.est_muet is not true',
    replace: 'and coalesce(m.depuis_id, 0) < ${messages_id}',
  },
  {
    id: 'read-message-notifies',
    file: `${E}/messages/avertir.job.ts`,
    find: 'and coalesce(m.lu_id, 0) < ${messages_id}',
    replace: 'and coalesce(m.lu_id, 0) <= ${messages_id}',
  },
  {
    id: 'search-finds-what-was-said-before-one-came',
    file: `${E}/messages/recherche.queries.ts`,
    find: 'on x.channels_id = mien.channels_id and x.id > mien.depuis_id',
    replace: 'on x.channels_id = mien.channels_id',
  },
  {
    id: 'search-finds-messages-that-the-staff-hid',
    file: `${E}/messages/recherche.queries.ts`,
    find: '(x.masque_le is null or x.users_id = ${user.id})',
    replace: '(x.masque_le is null or x.users_id <> ${user.id})',
  },
  {
    id: 'suspended-member-is-proposed',
    file: `${E}/messages/recherche.queries.ts`,
    find: 'where u.supprime_le is null and u.suspendu_le is null and u.id <> ${me}',
    replace: 'where u.supprime_le is null and u.id <> ${me}',
  },
  {
    id: 'feed-shows-hidden-publications',
    file: `${E}/fil/fil.queries.ts`,
    find: '  p.masque_le is null and (p.users_id is null',
    replace: '  (p.users_id is null',
  },
  {
    id: 'muted-source-comes-back-in-the-feed',
    file: `${E}/fil/fil.queries.ts`,
    find: 'where s.users_id = ${ME} and s.cible_kind = p.emetteur_kind',
    replace: 'where s.users_id = p.users_id and s.cible_kind = p.emetteur_kind',
  },
  {
    id: 'highlight-goes-on-after-its-end',
    file: `${E}/fil/fil.queries.ts`,
    find: 'from mises_en_avant where debut <= $3::timestamptz and fin > $3::timestamptz\n      order by publications_id, debut desc\n    ), suivies',
    replace:
      'from mises_en_avant where debut <= $3::timestamptz\n      order by publications_id, debut desc\n    ), suivies',
  },
  {
    id: 'name-of-a-closed-profile-is-whole',
    file: `${E}/fil/fil.people.ts`,
    find: 'nom: getMemberName(row),',
    replace: "nom: [row.prenom, row.nom].join(' '),",
  },
  {
    id: 'following-list-forgets-its-second-page',
    file: `${E}/fil/abonnements.ts`,
    find: 'order by depuis desc, kind, id limit ${nb_page} offset ${(page - 1) * nb_page}`)',
    replace: 'order by depuis desc, kind, id limit ${nb_page}`)',
  },
  {
    id: 'hidden-profile-may-be-followed',
    file: `${E}/fil/abonnements.ts`,
    find: 'if (est_suivi) await requireVisible(context, cible)',
    replace: "if (est_suivi && kind !== 'profil') await requireVisible(context, cible)",
  },
]
