export const MES_SEJOURS = '/contribution/sejours'
export const MES_AGENCES = `${MES_SEJOURS}/agences`

export const editorPath = (id: number) => `${MES_SEJOURS}/${id}`
export const agencePath = (id: number) => `${MES_AGENCES}/${id}`
export const bureauPath = (voyage: number, depart: number) =>
  `${editorPath(voyage)}/depart/${depart}`
/** Public page; a draft shows to its agency and the staff only. */
export const pagePath = (slug: string) => `/sejours/${slug}`
