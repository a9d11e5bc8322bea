import { later } from '../../../later.tsx'
import { PageHead } from '../../../page-head.tsx'
import { publicHeaders } from '../../../prefetch.ts'
import { AccountDoors } from '../../../session/account-doors.tsx'
import { useSession } from '../../../session/session-provider.tsx'
import { HowItWorks } from '../../../ui/how-it-works.tsx'
import { ReliefImage } from '../../../ui/relief-image.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ORGANISATEUR } from './paths.ts'

export const headers = publicHeaders

const STEPS = [
  {
    title: 'Retrouvez votre structure',
    text: 'Beaucoup de clubs et d’associations sont déjà ici, avec leurs courses. Un code envoyé à leur adresse prouve que c’est la vôtre.',
  },
  {
    title: 'Complétez vos courses',
    text: 'Éditions, épreuves, ravitaillements, parcours, tarifs\u00a0: à tout moment vous voyez ce qui manque, et quelle échéance approche.',
  },
  {
    title: 'Tenez les coureurs au courant',
    text: 'Une date qui change, une annulation\u00a0: celles et ceux qui ont votre course dans leur liste l’apprennent aussitôt.',
  },
] as const

const PROMISES = [
  'Publier une course est gratuit, et le reste.',
  'L’inscription se fait chez vous\u00a0: nous menons les coureurs à votre page, sans commission.',
  'Vos chiffres d’audience ne suivent personne\u00a0: ni cookie, ni profil.',
  'À plusieurs si vous voulez\u00a0: chaque membre voit ce que les autres ont changé.',
] as const

const ClaimFlow = later(() => import('./claim-flow.tsx'), Waiting)

/** Produit 8.13, /organisateur: finding what one organises, proving it, or beginning anew. */
export default function OrganisateurLanding() {
  const { isAuth } = useSession()
  return (
    <main id="contenu">
      <PageHead
        description="Vous organisez une course à pied ou un trail&nbsp;? Retrouvez votre club ou votre association, publiez vos courses et prévenez les coureurs. C’est gratuit."
        path={ORGANISATEUR}
        title="Organiser une course"
      />
      <div className="page grid gap-12 py-8 md:py-14">
        <header className="grid items-center gap-8 md:grid-cols-[3fr_2fr]">
          <div className="grid justify-items-start gap-5">
            <h1 className="text-4xl text-balance md:text-5xl">Votre course a sa place ici</h1>
            <p className="text-lg text-ink-soft">
              Une page claire, à jour, que les coureurs trouvent&nbsp;: c’est tout ce que nous
              voulons pour elle.
            </p>
            {!isAuth && (
              <div className="visitor-only flex flex-wrap gap-3">
                <AccountDoors />
              </div>
            )}
          </div>
          <div className="overflow-hidden rounded-card max-md:hidden">
            <ReliefImage className="w-full" isEager kind="course" slug="organisateur" />
          </div>
        </header>
        {isAuth && <ClaimFlow />}
        <HowItWorks promises={PROMISES} steps={STEPS} title="Comment ça marche" />
      </div>
    </main>
  )
}

function Waiting() {
  return <Skeleton className="h-64 rounded-card" />
}
