/** Beside the routes that they may become; §2 has no page of its own for outings (decision 0053). */
export const MES_SORTIES = '/contribution/activites'

export const sortiePath = (id: number) => `${MES_SORTIES}/${id}`
