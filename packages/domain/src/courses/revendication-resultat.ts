/** Whose a line of results is: its proofs, what is asked without one, and what is told of it. */

export const PREUVES_RESULTAT = ['code', 'organisateur'] as const
export const SOUHAITS_RESULTAT = ['lier', 'initiales', 'retirer'] as const
export type SouhaitResultat = (typeof SOUHAITS_RESULTAT)[number]

export const SOUHAIT_LABELS: Readonly<Record<SouhaitResultat, string>> = {
  lier: 'Relier ce résultat à mon compte',
  initiales: 'N’être montré que par mes initiales',
  retirer: 'Retirer ma ligne du classement',
}

/** How long a line that was taken away can be put back, before it is erased. */
export const RETRAIT_JOURS = 30
/** How long an answer to a member is kept. */
export const DEMANDE_JOURS = 90

const DAY_MS = 86_400_000

/** When a line that was taken away is erased. @param retire_le an instant @returns ISO */
export const getEffacement = (retire_le: string): string =>
  new Date(Date.parse(retire_le) + RETRAIT_JOURS * DAY_MS).toISOString()

export const canPutBack = (retire_le: string, now: Date): boolean =>
  Date.parse(getEffacement(retire_le)) > now.getTime()

/** What a member is told of a line of theirs, or of what they asked. */
export const DECISIONS_RESULTAT = [
  'acceptee',
  'refusee',
  'retiree',
  'remise',
  'exaucee',
  'declinee',
  'corrigee',
] as const
export type DecisionResultat = (typeof DECISIONS_RESULTAT)[number]

type Words = { titre: string; texte: string }

const DECISION_WORDS: Readonly<Record<DecisionResultat, (epreuve: string) => Words>> = {
  acceptee: (epreuve) => ({
    titre: 'Votre résultat est confirmé',
    texte: `L’organisateur confirme que le résultat que vous avez revendiqué est le vôtre\u00a0: ${epreuve}.`,
  }),
  refusee: (epreuve) => ({
    titre: 'Un résultat n’est pas relié à votre compte',
    texte: `Le résultat que vous avez revendiqué n’a pas été reconnu comme le vôtre\u00a0: ${epreuve}.`,
  }),
  retiree: (epreuve) => ({
    titre: 'Votre résultat a été retiré',
    texte: `L’organisateur a retiré votre résultat de la page\u00a0: ${epreuve}.`,
  }),
  remise: (epreuve) => ({
    titre: 'Votre résultat est de nouveau visible',
    texte: `L’organisateur a remis votre résultat sur la page\u00a0: ${epreuve}. S’il ne doit pas y être, retirez-le ou répondez-lui.`,
  }),
  exaucee: (epreuve) => ({
    titre: 'Votre demande est acceptée',
    texte: `L’organisateur a fait ce que vous demandiez pour votre résultat\u00a0: ${epreuve}.`,
  }),
  declinee: (epreuve) => ({
    titre: 'Votre demande n’est pas acceptée',
    texte: `L’organisateur n’a pas fait ce que vous demandiez pour un résultat\u00a0: ${epreuve}. Si vous avez couru, redemandez-lui en disant comment il peut vous reconnaître, ou écrivez-nous.`,
  }),
  corrigee: (epreuve) => ({
    titre: 'Votre résultat a été corrigé',
    texte: `L’organisateur a corrigé votre résultat\u00a0: ${epreuve}. S’il n’est pas juste, répondez-lui.`,
  }),
}

/** @param epreuve its name with the race's: « Le 10 km, Foulées du lac » */
export const describeDecision = (decision: DecisionResultat, epreuve: string): Words =>
  DECISION_WORDS[decision](epreuve)

/** What those who manage a race are told. */
export const SUJETS_RESULTAT = ['lien', 'opposition', 'retrait', 'remise'] as const
export type SujetResultat = (typeof SUJETS_RESULTAT)[number]

/**
 * Nobody is named: what is told stays in other people's mailboxes, also when who ran takes the line
 * away.
 */
const SUJET_WORDS: Readonly<Record<SujetResultat, (epreuve: string) => Words>> = {
  lien: (epreuve) => ({
    titre: 'Un résultat revendiqué attend votre réponse',
    texte: `Un coureur sans code dit qu’un résultat est le sien\u00a0: ${epreuve}. Tant que vous n’avez pas répondu, rien ne change sur la page des résultats.`,
  }),
  opposition: (epreuve) => ({
    titre: 'Un coureur demande à ne pas être nommé',
    texte: `Un coureur s’oppose à ce que son nom ou son résultat soit publié\u00a0: ${epreuve}. La loi demande de lui répondre dans le mois.`,
  }),
  retrait: (epreuve) => ({
    titre: 'Un coureur a retiré sa ligne',
    texte: `Un coureur, qui a prouvé qu’elle est la sienne, a retiré sa ligne des résultats\u00a0: ${epreuve}. Elle sera effacée dans ${RETRAIT_JOURS}\u00a0jours\u00a0; d’ici là, elle peut être remise.`,
  }),
  remise: (epreuve) => ({
    titre: 'Un coureur a remis sa ligne',
    texte: `Un coureur a remis dans les résultats la ligne qu’il avait retirée\u00a0: ${epreuve}.`,
  }),
}

/** @param epreuve its name with the race's */
export const describeSujet = (sujet: SujetResultat, epreuve: string): Words =>
  SUJET_WORDS[sujet](epreuve)
