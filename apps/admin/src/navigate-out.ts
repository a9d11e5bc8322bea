type Exit = '/back-office' | '/connexion' | '/'

/** Document navigation: the site is another application. */
export function navigateOut(to: Exit): void {
  location.assign(to)
}
