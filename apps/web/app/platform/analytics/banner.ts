import * as library from 'vanilla-cookieconsent'
import { deviceStorage } from '#platform/browser-storage.ts'
import { texts } from './banner-texts.ts'
import { AUDIENCE, CHOICE_DAYS, CHOICE_KEY, CHOICE_REVISION, hasObjected } from './choice.ts'
import './banner.css'

type Follow = (isAccepted: boolean) => void

let running: Promise<void> | undefined

/** Shows the banner to visitors without an answer; it is not modal. */
export function requestConsent(follow: Follow): Promise<void> {
  running ??= run(follow)
  return running
}

export async function openPreferences(follow: Follow): Promise<void> {
  await requestConsent(follow)
  library.showPreferences()
}

function run(follow: Follow): Promise<void> {
  const answer = () => {
    clearVisitNumber()
    follow(library.acceptedCategory(AUDIENCE))
  }
  return library.run({
    root: '#consentement',
    // start.ts decides whom to ask; « Gérer mes cookies » is for everyone.
    hideFromBots: false,
    revision: CHOICE_REVISION,
    // `localStorage` only: the server has no use for the answer.
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
      // The library would focus this element, which has no accessible name.
      modal.querySelector(':scope > [tabindex]')?.remove()
      if (modalName === 'consentModal') standBeside(modal)
      else unfold(modal)
    },
    onModalShow: ({ modalName }) => modalName === 'preferencesModal' && focusPreferences(),
  })
}

/** The library marks its banner as modal and traps the focus, although the page stays usable. */
function standBeside(banner: HTMLElement): void {
  banner.setAttribute('role', 'region')
  banner.removeAttribute('aria-modal')
  banner.addEventListener('keydown', (event) => event.stopPropagation())
}

function unfold(preferences: HTMLElement): void {
  for (const button of preferences.querySelectorAll<HTMLElement>('[aria-expanded=false]')) {
    button.click()
  }
}

/**
 * The library stores a consent id, even for a refusal, and requires one: everyone gets the same.
 */
function clearVisitNumber(): void {
  const answer = deviceStorage.getJson<object>(CHOICE_KEY)
  deviceStorage.setJson(CHOICE_KEY, { ...answer, consentId: 'sans-numero' })
}

function focusPreferences(): void {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>('#cc-main .pm__close-btn')?.focus(),
  )
}
