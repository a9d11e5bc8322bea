/** Bookings of members, and rosters of agencies (produit 10.2, 10.6). */
export const MES_RESERVATIONS = '/mes-reservations'

export const reservationPath = (id: number) => `${MES_RESERVATIONS}/${id}`
export const papiersPath = (id: number) => `${reservationPath(id)}/papiers`

export const voyagePath = (slug: string) => `/sejours/${slug}`
export const reserverPath = (slug: string, disponibilites_id: number) =>
  `${voyagePath(slug)}/reserver/${disponibilites_id}`

export const editorPath = (id: number) => `/contribution/sejours/${id}`
export const bureauPath = (id: number, disponibilites_id: number) =>
  `${editorPath(id)}/depart/${disponibilites_id}`
export const feuillePath = (id: number, disponibilites_id: number) =>
  `${bureauPath(id, disponibilites_id)}/feuille`
