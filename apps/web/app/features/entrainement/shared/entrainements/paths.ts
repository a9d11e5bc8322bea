export const ENTRAINEMENT = '/training'
export const PARAM = 'entrainement'
export const entrainementPath = (id: number) => `${ENTRAINEMENT}?${PARAM}=${id}`
export const AGENDA = '/mon-agenda'
export const FORME = '/training/forme'
export const ATHLETES = '/contribution/athletes'
export const PLANS = '/training/plans'
export const SEANCES = '/training/seances'
