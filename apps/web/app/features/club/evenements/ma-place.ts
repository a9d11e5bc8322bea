import { createContext } from 'react'

/** What the signed-in member has on a date: a registration, or a place in its waiting list. */
export type MaPlace = 'inscription' | 'attente'

/** By the id of the date; another feature knows it, the route fills it in. Empty for visitors. */
export const MesPlaces = createContext<ReadonlyMap<number, MaPlace>>(new Map())
