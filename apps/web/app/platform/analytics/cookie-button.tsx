const open = () => void import('./start.ts').then(({ openPreferences }) => openPreferences())

/** Changes the answer from every page, as easily as it was given. */
export function CookieButton() {
  return (
    <button className="footer-link cursor-pointer" onClick={open} type="button">
      Gérer mes cookies
    </button>
  )
}
