export const REDUCTIONS = '/reductions'
export const MES_REDUCTIONS = '/contribution/reductions'
export const NOUVELLE = 'nouvelle'
export const editorPath = (id: number | string) => `${MES_REDUCTIONS}/${id}`
