import { BackLink } from '#kit/member-page/back-link.tsx'
import { useLogout } from '#platform/session/use-logout.ts'
import { Button } from '#ui/button.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { ReglagesList } from './reglages-list.tsx'
import { REGLAGES } from './sections.ts'
import { useArrivalFocus } from './use-arrival-focus.ts'

export default function Reglages() {
  const heading = useArrivalFocus<HTMLHeadingElement>(REGLAGES)
  return (
    <main className="page grid content-start gap-8 py-6 md:py-10" id="contenu">
      <PageHead
        description="Votre page, votre pratique et votre compte."
        isPrivate
        path={REGLAGES}
        title="Réglages"
      />
      <header className="grid justify-items-start">
        <BackLink to="/profil">Moi</BackLink>
        <h1 className="text-2xl outline-none md:text-3xl" ref={heading} tabIndex={-1}>
          Réglages
        </h1>
      </header>
      <div className="grid max-w-5xl gap-8">
        <ReglagesList />
        <LogoutButton />
      </div>
    </main>
  )
}

function LogoutButton() {
  const { logout, isPending } = useLogout()
  return (
    <Button className="justify-self-start" icon="logout" isLoading={isPending} onClick={logout}>
      Se déconnecter
    </Button>
  )
}
