/** A feed that readers of feeds may follow: what it is called, and the page that it is about. */
export type AtomFeed = { titre: string; page: string }

/** Its address, beside the page that it is about. */
export const atomPath = ({ page }: AtomFeed) => `${page}/flux.atom`
