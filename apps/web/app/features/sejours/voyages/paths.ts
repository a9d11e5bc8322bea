/** The pages of stays (produit 2.2, 10.3). */
export const SEJOURS = '/sejours'
export const DESTINATIONS = '/destinations'

export const voyagePath = (slug: string) => `${SEJOURS}/${slug}`
export const contactPath = (slug: string) => `${voyagePath(slug)}/contact`
/** Booking a departure, or waiting for a place of one that is full. */
export const reservePath = (slug: string, depart: number) =>
  `${voyagePath(slug)}/reserver/${depart}`
export const destinationPath = ({ slug }: { slug: string }) => `${DESTINATIONS}/${slug}`
