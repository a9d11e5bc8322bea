/** Pages of the site that the back office sends to. */
type Exit = '/back-office' | '/connexion' | '/'

/** Leaves the back office for the site: another application, hence a whole load. */
export function leave(to: Exit): void {
  location.assign(to)
}
