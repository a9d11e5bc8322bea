export const ABONNEMENTS = '/abonnements'

export const publicationPath = (id: number): string => `/feed/${id}`
