/** What becomes of a line of results that a member says is theirs, in words. */

const DECISIONS_RESULTAT = ['acceptee', 'refusee', 'retiree'] as const
export type DecisionResultat = (typeof DECISIONS_RESULTAT)[number]

type Words = { titre: string; texte: string }

const WORDS: Readonly<Record<DecisionResultat, (epreuve: string) => Words>> = {
  acceptee: (epreuve) => ({
    titre: 'Votre résultat est confirmé',
    texte: `L’organisateur confirme que le résultat que vous avez revendiqué est le vôtre\u00a0: ${epreuve}.`,
  }),
  refusee: (epreuve) => ({
    titre: 'Votre résultat n’est plus relié à votre compte',
    texte: `L’organisateur n’a pas reconnu comme le vôtre le résultat que vous avez revendiqué\u00a0: ${epreuve}.`,
  }),
  retiree: (epreuve) => ({
    titre: 'Votre résultat a été retiré',
    texte: `L’organisateur a retiré de la page le résultat que vous avez revendiqué\u00a0: ${epreuve}.`,
  }),
}

/** @param epreuve its name with the race's: « Le 10 km, Foulées du lac » */
export const describeDecision = (decision: DecisionResultat, epreuve: string): Words =>
  WORDS[decision](epreuve)

/**
 * A claim that waits. Nobody is named: what is told stays in other people's mailboxes, also when who
 * ran takes the line away.
 */
export const describeWaitingClaim = (epreuve: string): Words => ({
  titre: 'Un résultat revendiqué attend votre réponse',
  texte: `Un coureur dit qu’un résultat est le sien, sous un autre nom que celui de son profil\u00a0: ${epreuve}.`,
})
