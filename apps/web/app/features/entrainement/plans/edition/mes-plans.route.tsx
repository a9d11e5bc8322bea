import { useSession } from '#platform/session/session-provider.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { CreatePlan } from './create-plan.tsx'
import { Demandes } from './demandes.tsx'
import { MyPlans } from './my-plans.tsx'
import { MES_PLANS } from './paths.ts'
import '../plans.css'

export default function MesPlans() {
  const { currentUser } = useSession()
  const mayWrite = currentUser?.droits.includes('gerer_plans') ?? false
  return (
    <main className="page grid gap-10 py-6 md:py-10" id="contenu">
      <PageHead
        description="Vos plans d’entraînement."
        isPrivate
        path={MES_PLANS}
        title="Mes plans"
      />
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-2">
          <h1 className="text-2xl md:text-3xl">Mes plans</h1>
          <p className="text-ink-soft">
            Écrivez des plans que les coureurs placent sur leurs jours.
          </p>
        </div>
        {mayWrite && <CreatePlan />}
      </header>
      {mayWrite ? (
        <>
          <Demandes />
          <MyPlans />
        </>
      ) : (
        <EmptyState title="Réservé aux coachs">
          Les plans sont écrits par des coachs que l’équipe a reconnus.{' '}
          <TextLink to="/inscription/club-et-coach">Se faire reconnaître comme coach</TextLink>
        </EmptyState>
      )}
    </main>
  )
}
