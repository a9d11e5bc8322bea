/** Outings of a member, in the area of contributed routes (produit 9.10, decision 0053). */
export const MES_SORTIES = '/contribution/activites'

export const sortiePath = (id: number) => `${MES_SORTIES}/${id}`

export const decouperPath = (id: number) => `${sortiePath(id)}/decouper`
