// biome-ignore-all lint/suspicious/noTemplateCurlyInString: what is planted is text of templates
import type { Fault } from '../fault.ts'

const C = 'apps/server/src/features/club'

export const CLUB: readonly Fault[] = [
  {
    id: 'anybody-edits-an-event',
    file: `${C}/evenements/evenements.policy.ts`,
    find: 'return user.compte.staff || holdsEvenement(db, user.id, evenement)',
    replace:
      'return user.compte.staff || user.compte.organisateur || holdsEvenement(db, user.id, evenement)',
  },
  {
    id: 'draft-of-an-event-is-seen',
    file: `${C}/evenements/evenements.policy.ts`,
    find: '({ etat }: { etat: number }) => isPublished(etat) || isCancelled(etat)',
    replace: '({ etat }: { etat: number }) => isPublished(etat) || isCancelled(etat) || etat === 0',
  },
  {
    id: 'unverified-closed-shop-is-seen',
    file: `${C}/magasins/magasins.policy.ts`,
    find: "row?.etat === 'ferme' && row.is_public",
    replace: "row?.etat === 'ferme'",
  },
  {
    id: 'anybody-manages-a-discount',
    file: `${C}/reductions/reductions.policy.ts`,
    find: 'return magasins_id !== null && ofMagasin.isMember(db, magasins_id, user.id)',
    replace: 'return magasins_id === null || ofMagasin.isMember(db, magasins_id, user.id)',
  },
  {
    id: 'badge-that-is-not-on-is-public',
    file: `${C}/badges/badges.queries.ts`,
    find: 'isNotNull(badges.actif_le),\n  sql`exists',
    replace: 'isNotNull(badges.titre),\n  sql`exists',
  },
  {
    id: 'progress-of-others-is-shown',
    file: `${C}/badges/badges.queries.ts`,
    find: 'and(eq(badgeProgres.badges_id, id), eq(badgeProgres.users_id, users_id)),',
    replace: 'and(eq(badgeProgres.badges_id, id)),',
  },
  {
    id: 'badge-of-somebody-else-is-hidden',
    file: `${C}/badges/badges.queries.ts`,
    find: '.where(and(eq(badgeObtenus.users_id, users_id), eq(badgeObtenus.badges_id, badges_id)))\n    .returning',
    replace: '.where(eq(badgeObtenus.badges_id, badges_id))\n    .returning',
  },
  {
    id: 'second-page-of-badges-repeats-the-first',
    file: `${C}/badges/badges.queries.ts`,
    find: '.offset((page - 1) * nb_page)',
    replace: '.offset((page - 1) * 0)',
  },
  {
    id: 'won-badge-drops-no-page',
    file: `${C}/badges/badges.award.ts`,
    find: "await invalidate(tx, [], ['badges', `profil:${users_id}`, ...tags])",
    replace: "await invalidate(tx, [], ['badges', ...tags])",
  },
  {
    id: 'card-of-a-deleted-member-is-read',
    file: `${C}/cartes/cartes.queries.ts`,
    find: 'and(eq(cartes.numero, numero), isNull(users.supprime_le), isNull(users.suspendu_le))',
    replace: 'and(eq(cartes.numero, numero), isNull(users.suspendu_le))',
  },
  {
    id: 'advantages-of-other-shops-are-read',
    file: `${C}/cartes/cartes.queries.ts`,
    find: 'and(eq(avantages.magasins_id, magasins_id), isNull(avantages.ferme_le))',
    replace: 'isNull(avantages.ferme_le)',
  },
  {
    id: 'closed-advantage-is-given',
    file: `${C}/cartes/cartes.commands.ts`,
    find: "if (avantage.ferme_le) throw new ApiError('avantage_ferme')",
    replace:
      "if (avantage.ferme_le && avantage.ferme_le > now.toISOString()) throw new ApiError('avantage_ferme')",
  },
  {
    id: 'low-level-gets-the-advantage',
    file: `${C}/cartes/cartes.commands.ts`,
    find: 'if (!hasNiveau(holder.points, avantage.niveau))',
    replace: 'if (!hasNiveau(holder.points + 1_000_000, avantage.niveau))',
  },
  {
    id: 'inscription-is-read-by-anybody',
    file: `${C}/inscriptions/inscriptions.queries.ts`,
    find: 'if (!isOwn && !isDesk)',
    replace: 'if (!isOwn && isDesk)',
  },
  {
    id: 'rank-in-the-list-counts-whoever-left',
    file: `${C}/inscriptions/inscriptions.queries.ts`,
    find: "and a.id <= evenement_attentes.id and a.etat in ('attente', 'proposee'))",
    replace: 'and a.id <= evenement_attentes.id)',
  },
  {
    id: 'one-member-holds-two-places',
    file: `${C}/inscriptions/inscrire.commands.ts`,
    find: "if (await findStanding(tx, registration)) throw new ApiError('deja_inscrit')",
    replace:
      "if (!registration.cle && (await findStanding(tx, registration))) throw new ApiError('deja_inscrit')",
  },
  {
    id: 'place-that-was-offered-is-taken-twice',
    file: `${C}/inscriptions/inscrire.commands.ts`,
    find: 'if (held !== 1) await reservePlaces(tx, dates_id, { prises: 1 - held, now })',
    replace: 'await reservePlaces(tx, dates_id, { prises: 1, now })',
  },
  {
    id: 'freed-place-is-offered-to-nobody',
    file: `${C}/inscriptions/inscrire.commands.ts`,
    find: 'await offerFreeDate(tx, dates_id, now)',
    replace: 'if (dates_id < 0) await offerFreeDate(tx, dates_id, now)',
  },
  {
    id: 'whoever-came-gives-the-place-back',
    file: `${C}/inscriptions/inscrire.commands.ts`,
    find: "eq(t.inscriptions.etat, 'inscrit'),\n        isNull(t.inscriptions.valide_le),",
    replace: "eq(t.inscriptions.etat, 'inscrit'),",
  },
  {
    id: 'one-waits-though-there-is-room',
    file: `${C}/inscriptions/attente.commands.ts`,
    find: 'if (countLibres(locked.date) >= 1)',
    replace: 'if (countLibres(locked.date) > 1)',
  },
]
