import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { AccountDoors } from '#kit/session/account-doors.tsx'
import { publicHeaders } from '#platform/api/prefetch.ts'
import { readShare } from '#platform/offline/share.ts'
import { useSession } from '#platform/session/session-provider.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { MES_PARCOURS } from './paths.ts'

export const headers = publicHeaders

/** Lazy: only members make routes. */
const SharedFiles = lazy(() => import('./shared-files.tsx'))
const SharedWords = lazy(() => import('./shared-words-card.tsx'))

const PATH = '/partager'

/** /partager (produit 14.14): target of the Web Share Target API, and its help. */
export default function Partager() {
  const isLost = useSearchParams()[0].has('perdu')
  return (
    <main className="page grid content-start gap-10 py-6 md:py-10" id="contenu">
      <PageHead
        description="Envoyer la trace d’une sortie d’une autre application vers Foulée."
        isPrivate
        path={PATH}
        title="Partager vers Foulée"
      />
      <h1 className="text-2xl md:text-3xl">Partager vers Foulée</h1>
      {isLost ? <Lost /> : <Shared />}
      <HowTo />
    </main>
  )
}

function Shared() {
  const { data: share } = useQuery({
    queryKey: ['partage'],
    queryFn: () => readShare(),
    enabled: typeof window !== 'undefined',
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { boot, isAuth } = useSession()
  if (!share) return null
  if (share.files.length === 0) {
    return (
      <Suspense>
        <SharedWords share={share} />
      </Suspense>
    )
  }
  if (!isAuth)
    return boot === 'done' ? <SignInFirst names={share.files.map(({ file }) => file.name)} /> : null
  return (
    <Suspense>
      <SharedFiles shared={share.files} />
    </Suspense>
  )
}

function SignInFirst({ names }: { names: readonly string[] }) {
  return (
    <section aria-labelledby="garde" className="card grid max-w-2xl gap-4 p-5">
      <h2 className="text-xl" id="garde">
        {names.length > 1 ? 'Vos fichiers sont gardés' : 'Votre fichier est gardé'} sur cet appareil
      </h2>
      <ul className="grid gap-1">
        {names.map((name) => (
          <li className="font-semibold" key={name}>
            {name}
          </li>
        ))}
      </ul>
      <p className="text-ink-soft">
        Connectez-vous pour en faire un parcours&nbsp;: vous le retrouverez ici. Rien n’a été
        envoyé.
      </p>
      <div className="flex flex-wrap gap-3">
        <AccountDoors />
      </div>
    </section>
  )
}

function Lost() {
  return (
    <p className="flex max-w-2xl gap-2 rounded-control bg-rouge-wash p-4" role="alert">
      <Icon className="mt-0.5 shrink-0 text-rouge-gr" name="alert" size={20} />
      Le fichier n’a pas pu être gardé sur cet appareil. Enregistrez-le dans vos fichiers, puis
      choisissez-le dans «&nbsp;Mes parcours&nbsp;».
    </p>
  )
}

function HowTo() {
  return (
    <section aria-labelledby="comment" className="grid max-w-2xl gap-3">
      <h2 className="text-xl" id="comment">
        Comment faire
      </h2>
      <ol className="grid list-decimal gap-2 ps-5">
        <li>
          Sur Android, <TextLink to="/hors-ligne#installer">installez Foulée</TextLink> depuis
          Chrome, Edge ou Samsung Internet.
        </li>
        <li>
          Dans l’application de votre montre, ouvrez une sortie, exportez-la en GPX, TCX ou FIT,
          puis touchez «&nbsp;Partager&nbsp;» et choisissez Foulée.
        </li>
        <li>Relisez le brouillon du parcours. Rien n’est publié sans votre accord.</li>
      </ol>
      <p className="text-ink-soft">
        Sur iPhone ou sur ordinateur, enregistrez le fichier puis choisissez-le dans{' '}
        <TextLink to={MES_PARCOURS}>Mes parcours</TextLink>.
      </p>
    </section>
  )
}
