import * as library from 'vanilla-cookieconsent'
import { texts } from './banner-texts.ts'
import { AUDIENCE, CHOICE_DAYS, CHOICE_KEY, CHOICE_REVISION, hasObjected } from './choice.ts'
import './banner.css'

/** Told of each answer and of each change. */
type Follow = (isAccepted: boolean) => void

let running: Promise<void> | undefined

/** Shows the question to whoever has not answered it; it stands beside the page and blocks nothing. */
export function askConsent(follow: Follow): Promise<void> {
  running ??= run(follow)
  return running
}

export async function openPreferences(follow: Follow): Promise<void> {
  await askConsent(follow)
  library.showPreferences()
}

function run(follow: Follow): Promise<void> {
  const answer = () => {
    forgetNumber()
    follow(library.acceptedCategory(AUDIENCE))
  }
  return library.run({
    root: '#consentement',
    // Who is asked is decided before (start.ts); « Gérer mes cookies » is for everyone.
    hideFromBots: false,
    revision: CHOICE_REVISION,
    // In this browser only: an answer that travels with each request would be of no use.
    cookie: { name: CHOICE_KEY, useLocalStorage: true, expiresAfterDays: CHOICE_DAYS },
    guiOptions: {
      consentModal: { layout: 'box', position: 'bottom left', equalWeightButtons: true },
      preferencesModal: { layout: 'box', equalWeightButtons: true },
    },
    manageScriptTags: false,
    categories: { necessaire: { enabled: true, readOnly: true }, [AUDIENCE]: {} },
    language: { default: 'fr', translations: { fr: texts(hasObjected(navigator)) } },
    onFirstConsent: answer,
    onChange: answer,
    onModalReady: ({ modalName, modal }) => {
      // Where the library would put the focus, without a word for who cannot see it.
      modal.querySelector(':scope > [tabindex]')?.remove()
      if (modalName === 'consentModal') standBeside(modal)
      else unfold(modal)
    },
    onModalShow: ({ modalName }) => modalName === 'preferencesModal' && focusPreferences(),
  })
}

/** The library says that its banner is modal and keeps the focus in it, though the page goes on. */
function standBeside(banner: HTMLElement): void {
  banner.setAttribute('role', 'region')
  banner.removeAttribute('aria-modal')
  banner.addEventListener('keydown', (event) => event.stopPropagation())
}

/** What each purpose is for is read without a gesture. */
function unfold(preferences: HTMLElement): void {
  for (const button of preferences.querySelectorAll<HTMLElement>('[aria-expanded=false]')) {
    button.click()
  }
}

/** The library numbers whoever answers, even no, and wants to find a number: everyone has the same. */
function forgetNumber(): void {
  try {
    const answer = JSON.parse(localStorage.getItem(CHOICE_KEY) ?? '{}')
    localStorage.setItem(CHOICE_KEY, JSON.stringify({ ...answer, consentId: 'sans-numero' }))
  } catch {
    // Storage is forbidden: nothing was kept.
  }
}

function focusPreferences(): void {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>('#cc-main .pm__close-btn')?.focus(),
  )
}
