/** What I follow, and whom I no longer hear. */
export const ABONNEMENTS = '/abonnements'

export const publicationPath = (id: number): string => `/feed/${id}`
