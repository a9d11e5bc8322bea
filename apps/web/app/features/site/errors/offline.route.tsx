import { useSyncExternalStore } from 'react'
import { Installation } from '#kit/pwa/installation.tsx'
import { publicHeaders } from '#platform/api/prefetch.ts'
import { ErrorPage } from '#ui/failure/error-page.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { OfflineCopies } from './offline-copies.tsx'

export const headers = publicHeaders

/**
 * Fallback page of the service worker (`public/sw.js`). It is cached without its scripts, so the retry
 * is a plain link to the current URL.
 */
export default function Offline() {
  const isOnline = useOnline()
  return (
    <>
      <PageHead
        description="Foulée ne peut pas être joint sans connexion."
        isPrivate
        path="/hors-ligne"
        title="Hors ligne"
      />
      {isOnline ? (
        <ErrorPage action={<OfflineContent />} title="Sans réseau">
          <p>Ce que cet appareil garde pour les sentiers où rien ne passe.</p>
        </ErrorPage>
      ) : (
        <ErrorPage action={<WaysOn />} title="Pas de réseau sur ce sentier">
          <p>
            Foulée n’arrive pas à joindre le serveur. Vérifiez votre connexion, ou attendez le
            prochain col, puis réessayez.
          </p>
        </ErrorPage>
      )}
    </>
  )
}

function subscribe(wake: () => void): () => void {
  const leaving = new AbortController()
  for (const name of ['online', 'offline']) {
    window.addEventListener(name, wake, { signal: leaving.signal })
  }
  return () => leaving.abort()
}

/** Only in the live page: the cached copy without scripts shows offline. */
const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => false,
  )

function WaysOn() {
  return (
    <>
      <TryAgain />
      <OfflineContent />
    </>
  )
}

function OfflineContent() {
  return (
    <>
      <section aria-labelledby="sans-reseau" className="grid basis-full gap-4 pt-6">
        <h2 className="text-2xl" id="sans-reseau">
          Ce qui s’ouvre sans réseau
        </h2>
        <p className="max-w-2xl text-ink-soft">
          Les pages publiques lues récemment, les parcours et les feuilles de route ouverts une
          fois, vos inscriptions et votre carte. Là où vous restez connecté, aussi votre run list,
          votre agenda et votre passeport. Listes, recherche, éditeurs et messages reçus demandent
          du réseau.
        </p>
        <OfflineCopies />
      </section>
      {/* The cached copy runs no script: CSS detects the installed app. */}
      <section
        aria-labelledby="installer"
        className="grid basis-full gap-4 pt-6 [@media(display-mode:standalone)]:hidden"
      >
        <h2 className="scroll-mt-24 text-2xl" id="installer">
          Installer l’application
        </h2>
        <Installation />
      </section>
    </>
  )
}

function TryAgain() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: the empty address is the page that could not be reached
    <a className="button button-primary" href="">
      <Icon name="refresh" />
      Réessayer
    </a>
  )
}
