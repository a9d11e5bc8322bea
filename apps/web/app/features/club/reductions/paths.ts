export const REDUCTIONS = '/reductions'
export const MES_REDUCTIONS = '/contribution/reductions'
/** Id in the URL of a discount that is not saved yet. */
export const NOUVELLE = 'nouvelle'
export const editorPath = (id: number | string) => `${MES_REDUCTIONS}/${id}`
