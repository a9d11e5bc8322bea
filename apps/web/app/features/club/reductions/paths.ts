export const REDUCTIONS = '/reductions'
export const MES_REDUCTIONS = '/contribution/reductions'
/** What stands in the address for one that is not made yet. */
export const NOUVELLE = 'nouvelle'
export const editorPath = (id: number | string) => `${MES_REDUCTIONS}/${id}`
