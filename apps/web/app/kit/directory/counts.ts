export type Counts = Readonly<Record<string, number>>

type Counted = readonly { departement: string; nb: number }[]

export const countByCode = (departements: Counted): Counts =>
  Object.fromEntries(departements.map(({ departement, nb }) => [departement, nb]))
