/** An Atom feed: its title, and the path of its page. */
export type AtomFeed = { titre: string; page: string }

export const atomPath = ({ page }: AtomFeed) => `${page}/flux.atom`
