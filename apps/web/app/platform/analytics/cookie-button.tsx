const open = () => void import('./start.ts').then(({ openPreferences }) => openPreferences())

/** Withdrawal of consent must be as easy as consent: on every page. */
export function CookieButton() {
  return (
    <button className="footer-link cursor-pointer" onClick={open} type="button">
      Gérer mes cookies
    </button>
  )
}
