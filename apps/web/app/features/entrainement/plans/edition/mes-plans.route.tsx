import { MinePage } from '#kit/publication/mine-page.tsx'
import { useSession } from '#platform/session/session-provider.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { CreatePlan } from './create-plan.tsx'
import { Demandes } from './demandes.tsx'
import { MyPlans } from './my-plans.tsx'
import { PLAN } from './plan-kind.ts'
import '../plans.css'

export default function MesPlans() {
  const { currentUser } = useSession()
  const mayWrite = currentUser?.droits.includes('gerer_plans') ?? false
  return (
    <MinePage
      action={mayWrite && <CreatePlan />}
      description="Vos plans d’entraînement."
      kind={PLAN}
      lead={
        <p className="text-ink-soft">Écrivez des plans que les coureurs placent sur leurs jours.</p>
      }
    >
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
    </MinePage>
  )
}
