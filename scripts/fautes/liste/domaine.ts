import type { Fault } from '../fault.ts'

const D = 'packages/domain/src'

export const DOMAINE: readonly Fault[] = [
  {
    id: 'crossed-out-price-forgets-the-last-day',
    file: `${D}/shared/prix.ts`,
    find: 'if (addDays(lowered, JOURS) < parisDate(now)) return null',
    replace: 'if (addDays(lowered, JOURS) <= parisDate(now)) return null',
  },
  {
    id: 'crossed-out-price-is-the-highest-of-thirty-days',
    file: `${D}/shared/prix.ts`,
    find: 'const lowest = Math.min(',
    replace: 'const lowest = Math.max(',
  },
  {
    id: 'waiting-list-offers-more-than-is-free',
    file: `${D}/shared/capacity/attente.ts`,
    find: 'left -= nb_places',
    replace: 'left -= 1',
  },
  {
    id: 'offer-outlives-the-sale',
    file: `${D}/shared/capacity/attente.ts`,
    find: 'new Date(Math.min(now',
    replace: 'new Date(Math.max(now',
  },
  {
    id: 'siret-doubles-the-wrong-digits',
    file: `${D}/membres/demande.ts`,
    find: 'index % 2 === 0 ? digit * 2',
    replace: 'index % 2 === 1 ? digit * 2',
  },
  {
    id: 'coach-card-of-yesterday-still-counts',
    file: `${D}/membres/demande.ts`,
    find: "etat === 'acceptee' && (carte_pro_fin === null || carte_pro_fin >= aujourdhui)",
    replace: "etat === 'acceptee'",
  },
  {
    id: 'unverified-member-may-review',
    file: `${D}/membres/droits.ts`,
    find: 'donner_avis: (compte) => compte.email_verifie',
    replace: 'donner_avis: () => true',
  },
  {
    id: 'unverified-coach-invites-athletes',
    file: `${D}/membres/droits.ts`,
    find: 'compte.email_verifie && compte.coach',
    replace: 'compte.coach',
  },
  {
    id: 'premium-goes-on-in-its-last-instant',
    file: `${D}/membres/premium.ts`,
    find: "if (au <= now) return 'finie'",
    replace: "if (au < now) return 'finie'",
  },
  {
    id: 'member-of-fourteen-is-let-in',
    file: `${D}/membres/naissance.ts`,
    find: 'const AGE_MIN = 15',
    replace: 'const AGE_MIN = 14',
  },
  {
    id: 'minor-has-a-public-profile',
    file: `${D}/membres/visibilite.ts`,
    find: "return visibilite === 'public' && !isMajeur",
    replace: "return visibilite === 'public' && isMajeur",
  },
  {
    id: 'profile-of-followers-is-shown-to-members',
    file: `${D}/membres/visibilite.ts`,
    find: "abonnes: ['abonne', 'staff', 'soi']",
    replace: "abonnes: ['membre', 'abonne', 'staff', 'soi']",
  },
  {
    id: 'outings-of-minors-reach-all-members',
    file: `${D}/membres/visibilite.ts`,
    find: "partage === 'membres' && !isMajeur(naissance, aujourdhui) ? 'abonnes' : partage",
    replace: "partage === 'membres' && !isMajeur(naissance, aujourdhui) ? 'membres' : partage",
  },
  {
    id: 'cancelled-invitation-still-counts-as-sent',
    file: `${D}/membres/invitation.ts`,
    find: "if (invitation.cancelled_at) return 'annulee'",
    replace: "if (invitation.cancelled_at && invitation.accepted_at) return 'annulee'",
  },
  {
    id: 'password-of-eleven-signs-is-enough',
    file: `${D}/membres/mot-de-passe.ts`,
    find: 'const MOT_DE_PASSE_MIN = 12',
    replace: 'const MOT_DE_PASSE_MIN = 11',
  },
  {
    id: 'password-may-hold-the-address',
    file: `${D}/membres/mot-de-passe.ts`,
    find: 'if (holdsEmail(motDePasse, email)) {',
    replace: "if (holdsEmail(motDePasse, '')) {",
  },
  {
    id: 'cancellation-fee-ends-a-day-early',
    file: `${D}/sejours/annulation.ts`,
    find: 'left <= jours',
    replace: 'left < jours',
  },
  {
    id: 'departure-today-may-be-created',
    file: `${D}/sejours/depart-regles.ts`,
    find: 'if (debut <= aujourdhui)',
    replace: 'if (debut < aujourdhui)',
  },
  {
    id: 'departure-shrinks-below-what-is-booked',
    file: `${D}/sejours/depart-regles.ts`,
    find: 'if (places < prises)',
    replace: 'if (places < 0)',
  },
  {
    id: 'departure-that-moves-leaves-its-closing-day',
    file: `${D}/sejours/depart-regles.ts`,
    find: "fin: follow('fin'), cloture: follow('cloture') }",
    replace: "fin: follow('fin') }",
  },
  {
    id: 'single-room-is-counted-for-everybody',
    file: `${D}/sejours/reservation.ts`,
    find: 'nb_single * supplement_single\n',
    replace: 'nb_places * supplement_single\n',
  },
  {
    id: 'moved-departure-costs-who-renounces',
    file: `${D}/sejours/reservation.ts`,
    find: "return etat === 'demande' || isMoved ? 0",
    replace: "return etat === 'demande' ? 0",
  },
  {
    id: 'owner-answers-what-was-submitted',
    file: `${D}/shared/publication.ts`,
    find: "{ from: 'en_validation', to: ETAT.brouillon, actors: ['staff'], needsReason: true },",
    replace:
      "{ from: 'en_validation', to: ETAT.brouillon, actors: ['owner', 'staff'], needsReason: true },",
  },
  {
    id: 'calling-off-needs-no-reason',
    file: `${D}/shared/publication.ts`,
    find: "{ from: 'publiee', to: ETAT.annulee, actors: ['owner', 'staff'], needsReason: true },",
    replace: "{ from: 'publiee', to: ETAT.annulee, actors: ['owner', 'staff'] },",
  },
  {
    id: 'negative-state-is-published',
    file: `${D}/shared/publication.ts`,
    find: "if (etat < 0) return 'annulee'",
    replace: "if (etat < -1) return 'annulee'",
  },
  {
    id: 'paris-skips-the-hour-of-march',
    file: `${D}/shared/fuseau.ts`,
    find: 'return isLateTheOne ? late : early',
    replace: 'return isLateTheOne ? early : late',
  },
  {
    id: 'slug-is-cut-inside-a-word',
    file: `${D}/shared/slug.ts`,
    find: "cut.includes('-') ? cut.lastIndexOf('-') : MAX_LENGTH",
    replace: 'MAX_LENGTH',
  },
  {
    id: 'link-in-wide-letters-passes',
    file: `${D}/shared/lien.ts`,
    find: "    .normalize('NFKC')\n  return LINKS.some",
    replace: "    .normalize('NFC')\n  return LINKS.some",
  },
  {
    id: 'picture-that-is-not-ready-is-asked-in-the-middle-width',
    file: `${D}/shared/image.ts`,
    find: 'widths[isReady ? 1 : 0]',
    replace: 'widths[1]',
  },
  {
    id: 'unknown-field-counts-as-a-change',
    file: `${D}/shared/version.ts`,
    find: 'value !== undefined && !same(known[field], value)',
    replace: '!same(known[field], value)',
  },
]
