/** Where the pages of training stand. */
export const ENTRAINEMENT = '/training'
export const AGENDA = '/mon-agenda'
export const FORME = '/training/forme'
export const ATHLETES = '/contribution/athletes'
/** The public directory of plans, and the library of sessions. */
export const PLANS = '/training/plans'
export const SEANCES = '/training/seances'
