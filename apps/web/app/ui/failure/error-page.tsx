import type { ReactNode } from 'react'
import { ButtonLink } from '../button.tsx'
import { ReliefImage } from '../relief-image.tsx'

type ErrorPageProps = { code?: number; title: string; children: ReactNode; action?: ReactNode }

export function ErrorPage({ code, title, children, action }: ErrorPageProps) {
  return (
    <main className="relative isolate grid min-h-[75dvh] overflow-hidden" id="contenu">
      <ReliefImage
        className="error-relief"
        isEager
        kind="parcours"
        slug={`erreur-${code ?? 'reseau'}`}
      />
      <div className="page grid content-center justify-items-start gap-5 py-16">
        {code ? (
          <p className="font-heading text-lg font-bold text-sapin">Erreur&nbsp;{code}</p>
        ) : null}
        <h1 className="text-3xl md:text-4xl">{title}</h1>
        <div className="max-w-xl text-lg text-ink-soft">{children}</div>
        <div className="mt-2 flex flex-wrap gap-3">{action}</div>
      </div>
    </main>
  )
}

export function NotFoundPage() {
  return (
    <ErrorPage
      action={
        <>
          <ButtonLink to="/" variant="primary">
            Revenir au départ
          </ButtonLink>
          <ButtonLink icon="search" to="/recherche">
            Rechercher
          </ButtonLink>
          <ButtonLink icon="search" to="/calendrier">
            Chercher une course
          </ButtonLink>
          <ButtonLink icon="route" to="/itineraires">
            Trouver un parcours
          </ButtonLink>
          <ButtonLink icon="mail" to="/nous-contacter">
            Nous demander
          </ButtonLink>
        </>
      }
      code={404}
      title="Vous êtes hors sentier"
    >
      <p>
        Cette page n’existe pas, ou n’existe plus. La balise a peut-être été déplacée&nbsp;: revenez
        au dernier point connu, ou cherchez ce que vous vouliez lire.
      </p>
    </ErrorPage>
  )
}

export function ServerErrorPage({ action, code = 500 }: { action?: ReactNode; code?: number }) {
  return (
    <ErrorPage
      action={
        <>
          {action}
          <ButtonLink to="/">Revenir au départ</ButtonLink>
        </>
      }
      code={code}
      title="Le passage est coupé"
    >
      <p>
        Une erreur s’est produite de notre côté, et nous en sommes prévenus. Rien de ce que vous
        avez enregistré n’est perdu. Réessayez dans un instant.
      </p>
    </ErrorPage>
  )
}
