/** Where the pages of training stand. */
export const ENTRAINEMENT = '/training'
/** The one parameter of an address that opens a training over the page. */
export const PARAM = 'entrainement'
/** The page of trainings with one of them open. */
export const entrainementPath = (id: number) => `${ENTRAINEMENT}?${PARAM}=${id}`
export const AGENDA = '/mon-agenda'
export const FORME = '/training/forme'
export const ATHLETES = '/contribution/athletes'
/** The public directory of plans, and the library of sessions. */
export const PLANS = '/training/plans'
export const SEANCES = '/training/seances'
