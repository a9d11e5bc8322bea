import { createContext } from 'react'

/** The member's registration for a date, or entry in its waiting list. */
export type MaPlace = 'inscription' | 'attente'

/**
 * By id of date, provided by the route since another feature owns registrations; empty for
 * visitors.
 */
export const MesPlaces = createContext<ReadonlyMap<number, MaPlace>>(new Map())
