export const PREUVES_RESULTAT = ['code', 'organisateur'] as const
export const SOUHAITS_RESULTAT = ['lier', 'initiales', 'retirer'] as const
export type SouhaitResultat = (typeof SOUHAITS_RESULTAT)[number]

export const SOUHAIT_LABELS: Readonly<Record<SouhaitResultat, string>> = {
  lier: 'Relier ce résultat à mon compte',
  initiales: 'N’être montré que par mes initiales',
  retirer: 'Retirer ma ligne du classement',
}

/** Days during which a withdrawn line can be restored, before erasure. */
export const RETRAIT_JOURS = 30
/** Days of retention of an answered request. */
export const DEMANDE_JOURS = 90

const DAY_MS = 86_400_000

/** Erasure instant of a withdrawn line. @param retire_le ISO instant @returns ISO */
export const getEffacement = (retire_le: string): string =>
  new Date(Date.parse(retire_le) + RETRAIT_JOURS * DAY_MS).toISOString()

export const canPutBack = (retire_le: string, now: Date): boolean =>
  Date.parse(getEffacement(retire_le)) > now.getTime()

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

export const describeDecision = (decision: DecisionResultat, epreuve: string): Words =>
  DECISION_WORDS[decision](epreuve)

export const SUJETS_RESULTAT = ['lien', 'opposition', 'retrait', 'remise'] as const
export type SujetResultat = (typeof SUJETS_RESULTAT)[number]

/** No names: the mails stay in mailboxes even after the runner withdraws the line. */
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

export const describeSujet = (sujet: SujetResultat, epreuve: string): Words =>
  SUJET_WORDS[sujet](epreuve)
