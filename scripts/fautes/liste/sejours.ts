// biome-ignore-all lint/suspicious/noTemplateCurlyInString: what is planted is text of templates
import type { Fault } from '../fault.ts'

const S = 'apps/server/src/features/sejours'
const R = `${S}/reservations`

export const SEJOURS: readonly Fault[] = [
  {
    id: 'anybody-edits-a-stay',
    file: `${S}/voyages/voyages.policy.ts`,
    find: 'return user.compte.staff || ofAgence.isMember(db, voyage.agences_id, user.id)',
    replace:
      'return user.compte.staff || user.compte.agence || ofAgence.isMember(db, voyage.agences_id, user.id)',
    tests: [`${S}/contribution`],
  },
  {
    id: 'agency-that-is-not-public-is-shown',
    file: 'apps/server/src/kernel/organisations/structure.ts',
    find: 'if (found && (found.is_public || (await canEdit(db, user, found.id)))) return found',
    replace: 'if (found && (found.id || (await canEdit(db, user, found.id)))) return found',
    tests: [`${S}/agences`],
  },
  {
    id: 'pressing-twice-books-twice',
    file: `${R}/reserve.commands.ts`,
    find: 'if (existingId !== null) return existingId',
    replace: 'if (existingId !== null && request.now.getTime() < 0) return existingId',
  },
  {
    id: 'key-of-somebody-else-is-answered',
    file: `${R}/reserve.commands.ts`,
    find: '.where(and(eq(t.reservations.users_id, users_id), eq(t.reservations.cle, cle)))',
    replace: '.where(eq(t.reservations.cle, cle))',
  },
  {
    id: 'form-that-changed-is-accepted',
    file: `${R}/reserve.commands.ts`,
    find: 'if (formulaire.empreinte !== request.formulaire) throw',
    replace: 'if (formulaire.empreinte === null) throw',
  },
  {
    id: 'offered-places-are-counted-twice',
    file: `${R}/reserve.commands.ts`,
    find: 'const prises = request.participants.length - held',
    replace: 'const prises = request.participants.length',
  },
  {
    id: 'booking-may-be-answered-after-the-departure',
    file: `${R}/reserve.commands.ts`,
    find: 'Math.min(now.getTime() + voyage.delai_heures * HOUR_MS',
    replace: 'Math.max(now.getTime() + voyage.delai_heures * HOUR_MS',
  },
  {
    id: 'refused-booking-frees-nothing',
    file: `${R}/moves.ts`,
    find: "rule.to === 'annulee' ? reservation.nb_places : 0",
    replace: "rule.to === 'terminee' ? reservation.nb_places : 0",
  },
  {
    id: 'freed-place-of-a-stay-is-offered-to-nobody',
    file: `${R}/moves.ts`,
    find: 'if (isFreed) await offerFree',
    replace: 'if (isFreed && given.users_id === null) await offerFree',
  },
  {
    id: 'cards-of-stays-keep-the-old-number-of-places',
    file: `${R}/moves.ts`,
    find: "await rebuildVoyageCards(tx, [locked.voyage.id], input.now, 'edit')",
    replace: "await rebuildVoyageCards(tx, [], input.now, 'edit')",
  },
  {
    id: 'booking-is-read-by-anybody',
    file: `${R}/reservations.queries.ts`,
    find: 'if (!access.isOwn && !access.isAgence) throw',
    replace: 'if (!access.isOwn && !access.isAgence && !user.id) throw',
  },
  {
    id: 'stay-that-ends-today-is-past',
    file: `${R}/reservations.queries.ts`,
    find: 'depart.fin >= today',
    replace: 'depart.fin > today',
  },
  {
    id: 'agency-renounces-in-place-of-the-member',
    file: `${R}/reservations.queries.ts`,
    find: 'renoncer: isOwn && frais !== null',
    replace: 'renoncer: frais !== null',
  },
  {
    id: 'one-waits-for-places-that-are-free',
    file: `${R}/attente.commands.ts`,
    find: 'if (countLibres(depart) >= nb_places)',
    replace: 'if (countLibres(depart) > nb_places)',
  },
  {
    id: 'offer-of-a-stay-outlives-its-closing',
    file: `${R}/offers.ts`,
    find: 'parisInstant(addDays(depart.cloture, 1))',
    replace: 'parisInstant(addDays(depart.cloture, 8))',
  },
  {
    id: 'agency-is-reminded-every-five-minutes',
    file: `${R}/reservations.jobs.ts`,
    find: "n.cle like 'reservation:' || r.id || ':rappel:%')",
    replace: "n.cle = 'reservation:' || r.id || ':rappel:')",
  },
  {
    id: 'booking-without-answer-never-ends',
    file: `${R}/reservations.jobs.ts`,
    find: 'expire_le <= ${now.toISOString()}\n  order',
    replace: 'expire_le < created_at\n  order',
  },
]
