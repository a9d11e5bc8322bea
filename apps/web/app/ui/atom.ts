export type AtomFeed = { titre: string; page: string }

export const atomPath = ({ page }: AtomFeed) => `${page}/flux.atom`
