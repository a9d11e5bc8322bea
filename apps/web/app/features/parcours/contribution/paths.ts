export const MES_PARCOURS = '/contribution/parcours'

export const editorPath = (id: number) => `${MES_PARCOURS}/${id}`
