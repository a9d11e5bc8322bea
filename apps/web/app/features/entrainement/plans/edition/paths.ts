export const MES_PLANS = '/contribution/plans'

export const editorPath = (id: number) => `${MES_PLANS}/${id}`
