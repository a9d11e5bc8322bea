export const SEJOURS = '/sejours'
export const DESTINATIONS = '/destinations'

export const voyagePath = (slug: string) => `${SEJOURS}/${slug}`
export const contactPath = (slug: string) => `${voyagePath(slug)}/contact`
export const reservePath = (slug: string, depart: number) =>
  `${voyagePath(slug)}/reserver/${depart}`
export const destinationPath = ({ slug }: { slug: string }) => `${DESTINATIONS}/${slug}`
